import { invalid } from '../api-error'
import { isRecord, metadataOf, numberOf, type StripeObject, textOf, type World } from '../world'

type Params = Record<string, unknown>

export function createCustomer(world: World, params: Params): StripeObject {
  return world.add('customer', {
    balance: 0,
    description: params.description ?? null,
    email: params.email ?? null,
    metadata: metadataOf(params),
    name: params.name ?? null,
  })
}

export function createProduct(world: World, params: Params): StripeObject {
  const id = typeof params.id === 'string' ? params.id : world.newId('product')
  if (world.find('product', id)) throw invalid('Product already exists.', 'id')
  return world.add(
    'product',
    { active: true, name: textOf(params, 'name'), metadata: metadataOf(params) },
    id,
  )
}

export function createPrice(world: World, params: Params): StripeObject {
  const key = typeof params.lookup_key === 'string' ? params.lookup_key : null
  const holder = key && world.all('price').find(price => price.lookup_key === key)
  if (holder) {
    if (params.transfer_lookup_key !== true) {
      throw invalid(`A price already uses the lookup key ${key}.`, 'lookup_key')
    }
    world.change(holder, { lookup_key: null })
  }
  return world.add('price', {
    active: true,
    billing_scheme: 'per_unit',
    currency: textOf(params, 'currency'),
    lookup_key: key,
    metadata: metadataOf(params),
    product: productOf(world, params),
    recurring: isRecord(params.recurring) ? { interval_count: 1, ...params.recurring } : null,
    type: isRecord(params.recurring) ? 'recurring' : 'one_time',
    unit_amount: numberOf(params, 'unit_amount'),
  })
}

function productOf(world: World, params: Params): string {
  if (typeof params.product === 'string') return world.get('product', params.product).id
  if (isRecord(params.product_data)) return createProduct(world, params.product_data).id
  throw invalid('Missing required param: product.', 'product')
}
