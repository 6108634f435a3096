import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressFaults, priceCart } from 'sync-protocol/commerce'
import { createShopOrderAnswerSchema, orderRequest } from 'sync-protocol/rest'
import { paths } from '../../addresses/paths'
import { request } from '../../http/client'
import { type HttpFailure, isSignedOut } from '../../http/failure'
import { goToLogin } from '../../people/go-to-login'
import { readSession } from '../../people/session'
import { type FieldErrors, useForm } from '../../people/use-form'
import { showToast } from '../../stores/toast'
import { useCart } from './cart'
import { shopTexts } from './texts'

const texts = shopTexts.refusals

export function usePurchase() {
  const navigate = useNavigate()
  // An attempt has one idempotency key, so a request that is sent again after no answer is the same order.
  const attempt = useRef({ sent: '', key: '' })

  async function send() {
    const { lines, form, codeId } = useCart.getState()
    if (lines.length > 0 && !isSignedIn()) return leaveForLogin()
    if (lines.length === 0 || codeId === '') {
      return refuse(texts.cannotPurchase, texts.cannotPurchaseDetail)
    }
    const { method, ...address } = form
    const price = priceCart(lines, form.country, method)
    if (!price) return refuseAddress()

    const body = orderRequest(price, { address, method, codeId })
    const sent = JSON.stringify(body)
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() }
    const answer = await request('/api/create-shop-order', {
      method: 'POST',
      body,
      answer: createShopOrderAnswerSchema,
      idempotencyKey: attempt.current.key,
      timeoutMs: 45_000,
    })
    if (answer.ok) return answer
    if (answer.failure.kind === 'refused') attempt.current = { sent: '', key: '' }
    return isSignedOut(answer.failure) ? leaveForLogin() : answer
  }

  function leaveForLogin() {
    goToLogin(navigate, paths.shop)
    return null
  }

  return useForm({
    check: checkAddress,
    send,
    problemOf,
    onDone: (_, { checkoutUrl }) => window.location.assign(checkoutUrl),
    leaves: true,
  })
}

const isSignedIn = () => readSession().status === 'signedIn'

function checkAddress(): FieldErrors {
  const { lines, form, codeId } = useCart.getState()
  if (lines.length === 0 || codeId === '' || !isSignedIn()) return {}
  const { method: _, ...address } = form
  const faults = addressFaults(address)
  if (Object.keys(faults).length > 0) refuseAddress()
  return faults
}

const refuseAddress = () => refuse(texts.shippingRequired, texts.shippingRequiredDetail)

function refuse(title: string, description: string): null {
  showToast({ tone: 'danger', title, description })
  return null
}

const PREFIX = 'shippingAddress.'

function problemOf(failure: HttpFailure) {
  const isRefused = failure.kind === 'refused'
  const fields = Object.entries(isRefused ? failure.fields : {})
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([name, message]) => [name.slice(PREFIX.length), message])
  const description = isRefused ? failure.message : texts.failedDetail
  return {
    fields: Object.fromEntries(fields),
    toast: { title: texts.failed, description },
  }
}
