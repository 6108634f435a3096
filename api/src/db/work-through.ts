type Row = { id: string }

type Options<R extends Row> = {
  /** Reads at most `limit` rows whose id is greater than `after`, sorted by id. */
  readPage(after: string, limit: number): Promise<readonly R[]>
  work(row: R): Promise<unknown>
  onFailed(error: unknown): void
}

const PAGE = 100
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

export async function workThrough<R extends Row>({ readPage, work, onFailed }: Options<R>) {
  let succeeded = 0
  let last = BEFORE_ALL
  for (;;) {
    const rows = await readPage(last, PAGE)
    for (const row of rows) {
      last = row.id
      try {
        await work(row)
        succeeded += 1
      } catch (error) {
        onFailed(error)
      }
    }
    if (rows.length < PAGE) return succeeded
  }
}
