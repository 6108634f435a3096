const ENOUGH = 250

/** If a generator gets weak or a fault no longer happens, the campaign fails instead of getting easy. */
export class Tally {
  #histories = 0
  readonly #counts = new Map<string, number>()

  add(happened: ReadonlySet<string>): void {
    this.#histories++
    for (const name of happened) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
  }

  /**
   * Events that happened in fewer histories than chance explains: three standard deviations below the
   * minimum, or never. A few histories are too few to report anything.
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
