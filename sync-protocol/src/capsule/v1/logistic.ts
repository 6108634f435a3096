/**
 * Tables ensure that no engine's Math.exp can change a capsule's meaning. Probabilities are in 1/65536,
 * log-odds in 1/256.
 */

/** round(65536 / (1 + e^(−x))) for x = 0, 0.25, … 8.25. Below zero the curve is symmetrical. */
export const CURVE = [
  32768, 36843, 40793, 44511, 47911, 50941, 53581, 55834, 57724, 59287, 60565, 61598, 62428, 63090,
  63615, 64030, 64357, 64614, 64816, 64974, 65097, 65194, 65269, 65328, 65374, 65410, 65438, 65459,
  65476, 65489, 65500, 65508, 65514, 65519,
]
const STEP = 64
const MAX_LOGIT = 2047

export function squash(logit: number): number {
  const size = Math.min(Math.abs(logit), MAX_LOGIT)
  const at = Math.floor(size / STEP)
  const low = CURVE[at] ?? 0
  const high = CURVE[at + 1] ?? 0
  const probability = low + Math.floor(((high - low) * (size % STEP)) / STEP)
  return logit < 0 ? 65536 - probability : probability
}

/** round(256 · ln(n + 0.35)) for counts n. The fraction covers bytes that were never seen. */
export const LOGS = [
  -269, 77, 219, 309, 376, 429, 473, 511, 543, 572, 598, 622, 643, 663, 682, 699, 715, 731, 745,
  758, 771, 784, 795, 807, 817, 828, 837, 847, 856, 865, 874, 882, 890,
] as const
export const MAX_LOG_COUNT = LOGS.length - 1
