import { useEffect } from 'react'
import { useRows } from '../../sync'
import type { ShopCode } from './code-card'

export function OwnCodes({
  onRead,
}: {
  onRead: (codes: readonly ShopCode[] | undefined) => void
}): null {
  const codes = useRows('qr-codes')
  useEffect(() => onRead(codes), [codes, onRead])
  return null
}
