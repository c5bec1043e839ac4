/** A sector of a ring, from the top clockwise, as an svg path. */
export function sector(place: number, number: number, radius: number, hole: number): string {
  function at(part: number, length: number): string {
    const turn = (part / number) * 2 * Math.PI;
    return `${(radius + Math.sin(turn) * length).toFixed(2)} ${(radius - Math.cos(turn) * length).toFixed(2)}`;
  }
  const inner = radius * hole;
  const outer = `A${radius} ${radius} 0 0 1 ${at(place + 1, radius)}`;
  return `M${at(place, radius)}${outer}L${at(place + 1, inner)}A${inner} ${inner} 0 0 0 ${at(place, inner)}Z`;
}
