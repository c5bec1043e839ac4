/** Where one looks at the map from: a point of the map in the middle of the screen, and how large it is drawn. */

export interface Camera {
  x: number;
  y: number;
  /** Pixels for each unit of the map. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const CLOSEST = 2.6;

export function toScreen(camera: Camera, size: Size, x: number, y: number): [number, number] {
  return [(x - camera.x) * camera.scale + size.width / 2, (y - camera.y) * camera.scale + size.height / 2];
}

export function toMap(camera: Camera, size: Size, x: number, y: number): [number, number] {
  return [(x - size.width / 2) / camera.scale + camera.x, (y - size.height / 2) / camera.scale + camera.y];
}

/** What is in sight. */
export function sight(camera: Camera, size: Size): Bounds {
  const [left, top] = toMap(camera, size, 0, 0);
  const [right, bottom] = toMap(camera, size, size.width, size.height);
  return { left, top, right, bottom };
}

/** All of this in sight, with a margin in pixels; never closer than `closest`. */
export function fitting(bounds: Bounds, size: Size, margin = 24, closest = 1.3): Camera {
  const across = Math.max(bounds.right - bounds.left, 1);
  const down = Math.max(bounds.bottom - bounds.top, 1);
  const scale = Math.min((size.width - 2 * margin) / across, (size.height - 2 * margin) / down, closest);
  return {
    x: (bounds.left + bounds.right) / 2,
    y: (bounds.top + bounds.bottom) / 2,
    scale: Math.max(scale, 0.02),
  };
}

/** Not closer than is of use, not further off than the whole map, and never beside it. */
export function kept(camera: Camera, size: Size, map: Bounds): Camera {
  const farthest = fitting(map, size, 8).scale * 0.9;
  const scale = Math.min(Math.max(camera.scale, farthest), CLOSEST);
  return {
    x: Math.min(Math.max(camera.x, map.left), map.right),
    y: Math.min(Math.max(camera.y, map.top), map.bottom),
    scale,
  };
}

export function panned(camera: Camera, across: number, down: number): Camera {
  return { ...camera, x: camera.x - across / camera.scale, y: camera.y - down / camera.scale };
}

/** Closer by a factor, while what lies under a point of the screen stays there. */
export function zoomed(camera: Camera, size: Size, factor: number, x: number, y: number, farthest = 0): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, farthest), CLOSEST);
  const [atX, atY] = toMap(camera, size, x, y);
  return { x: atX - (x - size.width / 2) / scale, y: atY - (y - size.height / 2) / scale, scale };
}

/** Between two cameras: the scale grows evenly for the eye. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const eased = 1 - (1 - share) ** 3;
  return {
    x: from.x + (to.x - from.x) * eased,
    y: from.y + (to.y - from.y) * eased,
    scale: from.scale * (to.scale / from.scale) ** eased,
  };
}
