/** What the drafted answer leads to, as the rules foresee it, in messages. */
import type { Message } from "../../generated/protocol";
import { burns, percent } from "./looks";
import type { Props } from "./props";
import { hints, preview } from "./said";

export function consequence(props: Props): Message[] {
  return [...boosted(props), ...flown(props), ...filled(props), ...risked(props), ...worked(props), ...turned(props)];
}

function boosted(props: Props): Message[] {
  const ahead = preview(props, "prompt-boost", props.draft.action);
  return ahead?.cost === undefined ? [] : [["preview-boost", { cost: ahead.cost, water: ahead.water }]];
}

function flown(props: Props): Message[] {
  const ahead = preview(props, "prompt-flight", props.draft.action);
  if (ahead?.totals === undefined || ahead.move === undefined) return [];
  const { totals, move } = ahead;
  const said: Message[] = [
    ["board-flight", { burns: burns(totals.half_burns), steps: totals.fuel + totals.landing_fuel, left: move.steps, more: burns(move.half_burns) }],
  ];
  if (totals.crashes > 0) said.push(["board-flight-crashes", { number: totals.crashes }]);
  if (totals.aerobrakes > 0) said.push(["board-flight-aerobrakes", { number: totals.aerobrakes }]);
  if (totals.radiations > 0) said.push(["board-flight-radiations", { number: totals.radiations }]);
  return said;
}

function filled(props: Props): Message[] {
  const ahead = preview(props, "prompt-fill-up", props.draft.action);
  return ahead?.tanks === undefined ? [] : [["board-filled", { tanks: ahead.tanks, steps: ahead.steps }]];
}

function risked({ question }: Props): Message[] {
  const risk = hints(question, "prompt-crash") ?? hints(question, "prompt-aerobrake") ?? hints(question, "prompt-assist");
  const dive = hints(question, "prompt-scoop");
  const fails = risk?.fails ?? dive?.fails;
  return fails === undefined ? [] : [["board-risk", { risk: percent(fails) }]];
}

/** What whoever is to work wants for it. */
function worked({ question, draft }: Props): Message[] {
  const water = hints(question, "prompt-work")?.water[String(draft.option?.action[1])];
  return water === undefined || water === 0 ? [] : [["board-costs-water", { water }]];
}

/** Of the plain answers of a turn. */
function turned({ question, draft }: Props): Message[] {
  const about = hints(question, "prompt-turn");
  const action = draft.option?.action;
  if (about === null || action === undefined) return [];
  const [verb, first, second, third] = action.map(String);
  if (verb === "prospect") {
    const chances = about.prospect?.[first ?? ""]?.[second ?? ""];
    const chance = chances?.[third ?? ""] ?? Object.values(chances ?? {})[0];
    return chance === undefined ? [] : [["board-chance", { chance: percent(chance) }]];
  }
  if (verb === "sell") {
    const water = about.sell?.[first ?? ""];
    return water === undefined ? [] : [["board-brings-water", { water }]];
  }
  const risk = verb === "epic" ? about.epic?.[first ?? ""] : verb === "depart" ? about.depart?.[first ?? ""] : undefined;
  if (risk !== undefined) return [["board-fails", { risk: percent(risk.fails) }]];
  if (verb === "suffrage" && about.suffrage !== undefined) return [["board-succeeds", { chance: percent(about.suffrage.chance) }]];
  if (verb === "promote") {
    const mass = about.promote?.[first ?? ""];
    return mass === undefined ? [] : [["board-promoted-mass", { mass }]];
  }
  if (verb === "buy") {
    const offer = about.buy?.[first ?? ""];
    return offer === undefined ? [] : [["board-costs-water", { water: offer.water }]];
  }
  const scooped = verb === "refuel-scoop" ? about.refuel_scoop?.[second ?? ""] : undefined;
  if (scooped !== undefined) {
    return [
      ["board-digs", { tanks: scooped.tanks }],
      ["board-fails", { risk: percent(scooped.fails) }],
    ];
  }
  const dig = verb === "refuel-isru" ? about.refuel_isru?.[first ?? ""] : undefined;
  if (dig !== undefined) return [["board-digs", { tanks: dig.tanks }]];
  const built = verb === "industrialize" ? about.industrialize?.[first ?? ""] : undefined;
  return built === undefined ? [] : [["board-letter-worth", { value: built.value }]];
}
