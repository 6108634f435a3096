import { adminBadge, type OrderStatus } from 'sync-protocol/commerce'
import { StatusPill } from '../../ui/status-pill'

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { word, isCompleted } = adminBadge(status)
  return <StatusPill tone={isCompleted ? 'ok' : 'warn'}>{word}</StatusPill>
}
