import { callStripe } from './call-stripe'

const PAGE = 100

type Page<Item> = { data: Item[]; has_more: boolean }
type Place = { limit: number; starting_after?: string }

export async function* pagesOf<Item extends { id: string }>(
  list: (place: Place) => Promise<Page<Item>>,
): AsyncGenerator<Item[]> {
  let after: string | undefined
  for (;;) {
    const place = { limit: PAGE, ...(after !== undefined && { starting_after: after }) }
    const page = await callStripe(() => list(place))
    yield page.data
    after = page.data.at(-1)?.id
    if (!page.has_more || after === undefined) return
  }
}
