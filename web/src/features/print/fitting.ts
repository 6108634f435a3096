/**
 * Chooses which entries of a box to show, and their type size.
 * - If all entries fit, the type is as large as possible.
 * - Otherwise the type has the smallest size, and entries are added in order of the harm if missed. A
 *   long entry that does not fit is skipped in favor of shorter ones after it. A paragraph without any
 *   entry is named if its name fits.
 * - A second language gets the space that is left, in the same order. Only an essential entry gets both
 *   languages first, on a side that has a next side.
 */
export interface Fitting {
  /** 0 does the most harm if missed. */
  importance: number
  paragraph: number
  /** The entry makes no sense without the one before it. */
  isNext?: boolean
  isBilingual?: boolean
  isEssential?: boolean
}

export interface Fitted {
  /** A multiple of the smallest type size allowed on paper. */
  size: number
  shown: readonly number[]
  /** Paragraphs that show no entry, only that there are some. */
  named: readonly number[]
  bilingual: readonly number[]
}

/** Yields after each call of `fits`, which is slow because it lays out a candidate. */
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

/** Whatever fits in large type also fits in smaller type, so a binary search saves layouts. */
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
