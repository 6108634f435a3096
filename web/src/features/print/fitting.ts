/**
 * Which entries of a box to show, and in which size of letters. All of them as large as they fit;
 * else in the smallest size as many as do, the worst to miss first: one that is too long gives way
 * to shorter ones after it, and a paragraph of which nothing fits is named, if there is room for that.
 */
export interface Fitting {
  /** 0 is worst to miss. */
  importance: number
  /** Which paragraph it belongs to. */
  paragraph: number
  /** Says nothing without the entry before it. */
  isNext?: boolean
}

export interface Fitted {
  /** How many times the smallest size that paper is to carry. */
  size: number
  /** Positions of the entries that are shown. */
  shown: readonly number[]
  /** Paragraphs of which nothing is shown but that there is more. */
  named: readonly number[]
}

/** `fits` draws this and says whether there was room. */
export function fitting(
  entries: readonly Fitting[],
  { largest, canName }: { largest: number; canName: boolean },
  fits: (tried: Fitted) => boolean,
): Fitted {
  const all = [...entries.keys()]
  const whole = stepsFrom(largest).map((size): Fitted => ({ size, shown: all, named: [] }))
  const fitted = whole.find(fits)
  if (fitted) return fitted

  const worstFirst = [...entries.entries()].sort(([, a], [, b]) => a.importance - b.importance)
  let best: Fitted = { size: 1, shown: [], named: [] }
  const attempt = (change: Partial<Fitted>) => {
    const tried = { ...best, ...change }
    if (fits(tried)) best = tried
    return best === tried
  }
  for (const [at, { paragraph, isNext }] of worstFirst) {
    const { shown, named } = best
    if (isNext && !shown.includes(at - 1)) continue
    const unnamed = named.filter(other => other !== paragraph)
    if (attempt({ shown: [...shown, at].sort((a, b) => a - b), named: unnamed }) || !canName)
      continue
    const isSaid = shown.some(other => entries[other]?.paragraph === paragraph)
    if (!isSaid) attempt({ named: [...unnamed, paragraph] })
  }
  return best
}

const stepsFrom = (largest: number): number[] =>
  Array.from({ length: Math.round((largest - 1) * 20) + 1 }, (_, i) => largest - i / 20)
