import type { Collection } from 'sync-protocol/sync'
import type { Row } from '../../records/rest-author'

/** A row's fields between its id and its moments. */
export const rowAnswer = <C extends Collection>({ id, values, state }: Row<C>) => ({
  id,
  ...values,
  createdAt: new Date(state.createdAt).toISOString(),
  updatedAt: new Date(state.updatedAt).toISOString(),
})
