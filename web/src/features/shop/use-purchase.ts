import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressFaults, orderRequest, priceCart } from 'sync-protocol/commerce'
import { createShopOrderAnswerSchema } from 'sync-protocol/rest'
import { paths } from '../../app/paths'
import { request } from '../../http/client'
import { type HttpFailure, isSignedOut } from '../../http/failure'
import { goToLogin } from '../../session/go-to-login'
import { readSession } from '../../stores/session'
import { showToast } from '../../stores/toast'
import { useCart } from './cart'

type Faults = Readonly<Record<string, string>>

/** Checks, orders, and leads to the page on which it is paid. The cart stays until that is done. */
export function usePurchase() {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  // One key for each attempt: sent again after no answer, it is the same order.
  const attempt = useRef({ sent: '', key: '' })

  async function purchase() {
    const { lines, form, codeId } = useCart.getState()
    const isSignedIn = readSession().status === 'signedIn'
    if (lines.length > 0 && !isSignedIn) return goToLogin(navigate, paths.shop)
    if (lines.length === 0 || codeId === '') {
      const description = 'Please add items to cart and select a QR code.'
      return showToast({ tone: 'danger', title: 'Cannot Purchase', description })
    }
    const { method, ...address } = form
    const found = addressFaults(address)
    setFaults(found)
    const price = priceCart(lines, form.country, method)
    if (Object.keys(found).length > 0 || !price) {
      const description = 'Please fill in your shipping address.'
      return showToast({ tone: 'danger', title: 'Shipping Required', description })
    }

    const body = orderRequest(price, { address, method, codeId })
    const sent = JSON.stringify(body)
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() }
    setBusy(true)
    const answer = await request('/api/create-shop-order', {
      method: 'POST',
      body,
      answer: createShopOrderAnswerSchema,
      idempotencyKey: attempt.current.key,
      timeoutMs: 45_000,
    })
    if (answer.ok) return window.location.assign(answer.value.checkoutUrl)
    setBusy(false)
    if (answer.failure.kind === 'refused') attempt.current = { sent: '', key: '' }
    return fail(answer.failure)
  }

  function fail(failure: HttpFailure) {
    if (isSignedOut(failure)) return goToLogin(navigate, paths.shop)
    if (failure.kind === 'refused') setFaults(addressFieldsOf(failure.fields))
    const description = failure.kind === 'refused' ? failure.message : 'Failed to process purchase'
    showToast({ tone: 'danger', title: 'Purchase Failed', description })
  }

  return { purchase, isBusy, faults }
}

const PREFIX = 'shippingAddress.'

const addressFieldsOf = (fields: Faults): Faults =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name.startsWith(PREFIX))
      .map(([name, message]) => [name.slice(PREFIX.length), message]),
  )
