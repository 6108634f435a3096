import type { Collection } from 'sync-protocol/sync'
import type { Row } from '../../records/rest-author'

export const rowAnswer = <C extends Collection>({ id, values, state }: Row<C>) => ({
  id,
  ...values,
  createdAt: new Date(state.createdAt).toISOString(),
  updatedAt: new Date(state.updatedAt).toISOString(),
})
