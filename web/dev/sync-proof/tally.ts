const ENOUGH = 250

/**
 * What happened in a campaign: in how many of its histories each thing did. A generator that goes
 * dull, or a fault that no longer hits, fails the campaign instead of making it easy.
 */
export class Tally {
  #histories = 0
  readonly #counts = new Map<string, number>()

  add(happened: ReadonlySet<string>): void {
    this.#histories++
    for (const name of happened) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
  }

  /**
   * What happened in fewer histories than chance explains, where it is to happen in so many of a
   * thousand: three standard deviations below that, and never at all. A few histories say nothing.
   */
  tooRare(minimumOfThousand: Readonly<Record<string, number>>): string[] {
    if (this.#histories < ENOUGH) return []
    return Object.entries(minimumOfThousand).flatMap(([name, minimum]) => {
      const count = this.#counts.get(name) ?? 0
      const expected = (minimum * this.#histories) / 1_000
      const wanted = Math.max(
        Math.min(1, Math.floor(expected)),
        Math.floor(expected - 3 * Math.sqrt(expected)),
      )
      return count < wanted ? [`${name}: ${count}, not ${wanted}`] : []
    })
  }

  toString(): string {
    const sorted = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1))
    return [`${this.#histories} histories`, ...sorted.map(([name, n]) => `${n}\t${name}`)].join(
      '\n',
    )
  }
}
