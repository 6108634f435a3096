import { useEffect, useState } from 'react'
import { type Order, orderSchema } from 'sync-protocol/rest'
import { request } from '../../http/client'

const ASK_AGAIN_MS = 3_000

export type OrderRead = { is: 'reading' } | { is: 'unknown' } | { is: 'read'; order: Order }

/** The server's word on an order, asked again until it is more than waiting. */
export function useOrder(id: string | null): OrderRead {
  const [read, setRead] = useState<OrderRead>({ is: id ? 'reading' : 'unknown' })

  useEffect(() => {
    if (!id) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isShown = true
    async function ask() {
      const path = `/api/orders/${encodeURIComponent(id ?? '')}`
      const answer = await request(path, { answer: orderSchema })
      if (!isShown) return
      if (answer.ok) setRead({ is: 'read', order: answer.value })
      else if (answer.failure.kind === 'refused') return setRead({ is: 'unknown' })
      const isOver = answer.ok && answer.value.status !== 'pending'
      if (!isOver) timer = setTimeout(ask, ASK_AGAIN_MS)
    }
    void ask()
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [id])

  return read
}
