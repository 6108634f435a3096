/**
 * Which entries of a box to show, and in which size of letters. All of them as large as they fit;
 * else in the smallest size as many as do, the worst to miss first: one that is too long gives way
 * to shorter ones after it, and a paragraph of which nothing fits is named, if there is room for that.
 * An entry is worth more than what another is called in a second language: those words take only the
 * room that is left, again the worst to miss first. What nobody may miss, though, is said in both
 * before anything less takes its room on a side after which there is another.
 */
export interface Fitting {
  /** 0 is worst to miss. */
  importance: number
  /** Which paragraph it belongs to. */
  paragraph: number
  /** Says nothing without the entry before it. */
  isNext?: boolean
  /** It can be said in two languages. */
  isBilingual?: boolean
  /** Nobody may miss it. */
  isEssential?: boolean
}

export interface Fitted {
  /** How many times the smallest size that paper is to carry. */
  size: number
  /** Positions of the entries that are shown. */
  shown: readonly number[]
  /** Paragraphs of which nothing is shown but that there is more. */
  named: readonly number[]
  /** Positions of the entries that are said in two languages. */
  bilingual: readonly number[]
}

/** `fits` draws this and says whether there was room. It pauses after each try, which is a layout. */
export function* fitting(
  entries: readonly Fitting[],
  { largest, canName }: { largest: number; canName: boolean },
  fits: (tried: Fitted) => boolean,
): Generator<void, Fitted> {
  const all = [...entries.keys()]
  const inTwo = all.filter(at => entries[at]?.isBilingual)
  const wholeIn = (bilingual: readonly number[]) =>
    lastThat(
      fits,
      sizesTo(largest).map((size): Fitted => ({ size, shown: all, named: [], bilingual })),
    )
  const whole = yield* wholeIn(inTwo)
  if (whole) return whole

  const worstFirst = [...entries.entries()].sort(([, a], [, b]) => a.importance - b.importance)
  let best = NOTHING
  function* attempt(change: Partial<Fitted>) {
    const tried = { ...best, ...change }
    if (fits(tried)) best = tried
    yield
    return best === tried
  }
  function* sayInTwo() {
    for (const [at] of worstFirst) {
      const isAlone = best.shown.includes(at) && !best.bilingual.includes(at)
      if (isAlone && inTwo.includes(at)) {
        yield* attempt({ bilingual: [...best.bilingual, at] })
      }
    }
    return best
  }
  if (inTwo.length > 0 && (yield* attempt({ shown: all }))) {
    const { bilingual } = yield* sayInTwo()
    const isLeft = inTwo.some(at => entries[at]?.isEssential && !bilingual.includes(at))
    if (canName || !isLeft) return bilingual.length > 0 ? best : ((yield* wholeIn([])) ?? best)
    best = NOTHING
  }
  for (const [at, { paragraph, isNext, isBilingual, isEssential }] of worstFirst) {
    const { shown, named, bilingual } = best
    if (isNext && !shown.includes(at - 1)) continue
    const unnamed = named.filter(other => other !== paragraph)
    const added = { shown: [...shown, at].sort((a, b) => a - b), named: unnamed }
    const isInTwo = isBilingual && isEssential && !canName
    if (isInTwo && (yield* attempt({ ...added, bilingual: [...bilingual, at] }))) continue
    if ((yield* attempt(added)) || !canName) continue
    const isSaid = shown.some(other => entries[other]?.paragraph === paragraph)
    if (!isSaid) yield* attempt({ named: [...unnamed, paragraph] })
  }
  return yield* sayInTwo()
}

const NOTHING: Fitted = { size: 1, shown: [], named: [], bilingual: [] }

function sizesTo(largest: number): number[] {
  const steps = Math.floor((largest - 1) * 20 + 1e-6)
  return Array.from({ length: Math.max(0, steps) + 1 }, (_, i) => 1 + i / 20)
}

/**
 * By halving, as each try is a layout: what fits in large letters fits in smaller ones. The smallest
 * come first: where even they are too large, no other size is tried.
 */
function* lastThat<T>(
  fits: (tried: T) => boolean,
  ascending: readonly T[],
): Generator<void, T | undefined> {
  const [smallest] = ascending
  const isAny = smallest !== undefined && fits(smallest)
  yield
  if (!isAny) return undefined
  let [from, to] = [1, ascending.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const tried = ascending[middle]
    if (tried !== undefined && fits(tried)) from = middle + 1
    else to = middle
    yield
  }
  return ascending[from - 1]
}
