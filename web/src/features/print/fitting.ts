/**
 * Which entries of a box to show, and in which size of letters. All of them as large as they fit;
 * else in the smallest size as many as do, the worst to miss first: one that is too long gives way
 * to shorter ones after it.
 */
export interface Fitting {
  /** 0 is worst to miss. */
  importance: number
  /** Says nothing without the entry before it. */
  isNext?: boolean
}

export interface Fitted {
  /** How many times the smallest size that paper is to carry. */
  size: number
  /** Positions of the entries that are shown. */
  shown: readonly number[]
}

/** `fits` draws the entries at these positions in this size and says whether there was room. */
export function fitting(
  entries: readonly Fitting[],
  largest: number,
  fits: (tried: Fitted) => boolean,
): Fitted {
  const all = [...entries.keys()]
  const size = stepsFrom(largest).find(step => fits({ size: step, shown: all }))
  if (size !== undefined) return { size, shown: all }
  const importanceOf = (at: number) => entries[at]?.importance ?? 0
  const worstFirst = [...all].sort((a, b) => importanceOf(a) - importanceOf(b) || a - b)
  let shown: number[] = []
  for (const entry of worstFirst) {
    if (entries[entry]?.isNext && !shown.includes(entry - 1)) continue
    const more = [...shown, entry]
    if (fits({ size: 1, shown: more })) shown = more
  }
  return { size: 1, shown: shown.sort((a, b) => a - b) }
}

const stepsFrom = (largest: number): number[] =>
  Array.from({ length: Math.round((largest - 1) * 20) + 1 }, (_, i) => largest - i / 20)
