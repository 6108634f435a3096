import Stripe from 'stripe'
import { AppError } from '../../core/app-error'

/**
 * A refusal or a missing answer throws `payment_provider_error`. Stripe's message is dropped, because it may
 * contain what must not be logged.
 */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new AppError('payment_provider_error')
    throw error
  }
}

/** Returns a refusal as Stripe's code, such as `charge_disputed`. */
export async function callStripeOrRefuse<T>(
  call: () => Promise<T>,
): Promise<{ answer: T } | { refusal: string }> {
  const { StripeInvalidRequestError, StripeCardError } = Stripe.errors
  return callStripe(() =>
    call().then(
      answer => ({ answer }),
      (error: unknown) => {
        const isRefusal =
          error instanceof StripeInvalidRequestError || error instanceof StripeCardError
        if (isRefusal) return { refusal: error.code ?? error.type }
        throw error
      },
    ),
  )
}

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
