import { expect, it } from 'vitest'
import { readCheckoutQuery } from './checkout-query'

const secret = 'client_secret=pi_1_secret_2'

it.each(['', secret, 'amount=5', `${secret}&amount=`])('%j is not enough', query => {
  expect(readCheckoutQuery(new URLSearchParams(query))).toBeNull()
})

it.each([
  ['', []],
  ['&methods=["card","ideal"]', ['card', 'ideal']],
  ['&methods=[', []],
  ['&methods={"card":1}', []],
  ['&methods=[1,2]', []],
  ['&methods=%5B%22card%22%5D&fees=nonsense', ['card']],
])('methods of %j are %j', (more, methods) => {
  expect(readCheckoutQuery(new URLSearchParams(`${secret}&amount=5${more}`))?.methods).toEqual(
    methods,
  )
})
