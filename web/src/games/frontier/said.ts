/** What the rules say about answers, typed by the question. */
import type { FrontierHints, FrontierPreviews } from "../../generated/frontier";
import { hintsOf, previewOf } from "../hints";

export const hints = hintsOf<FrontierHints>();
export const preview = previewOf<FrontierPreviews>();
