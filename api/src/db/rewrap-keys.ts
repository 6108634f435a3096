import type { DataKeys } from '../core/data-keys'
import { asOwner } from './as-owner'
import { byteaArray } from './bytea-array'
import type { Tx } from './guard-transaction'
import { serverKeyPlace, unwrapKey, userKeyPlace, type WrappedKey, wrapKey } from './keyring'
import type { SealContext } from './seal'

const PAGE = 500

type Row = WrappedKey & { owner: string }
type Table = {
  name: string
  owner: string
  type: string
  start: string
  placeOf: (owner: string) => SealContext
}

type Page = { after: string; pageSize: number }

const TABLES: readonly Table[] = [
  {
    name: 'user_keys',
    owner: 'user_id',
    type: 'uuid',
    start: '00000000-0000-0000-0000-000000000000',
    placeOf: userKeyPlace,
  },
  { name: 'server_keys', owner: 'name', type: 'text', start: '', placeOf: serverKeyPlace },
]

/**
 * Wraps every key with the first of the DATA_KEYS while the service keeps running. An interrupted run is
 * simply repeated. Afterwards the older DATA_KEYS can be deleted, because everything sealed depends on the
 * re-wrapped keys.
 */
export async function rewrapKeys(ownerUrl: string, dataKeys: DataKeys, pageSize = PAGE) {
  return asOwner(ownerUrl, async owner => {
    const count = { rewrapped: 0, kept: 0 }
    for (const table of TABLES) {
      const [row] = await owner.transaction(
        tx => tx<{ n: number }[]>`
          select count(*)::int as n from ${tx(table.name)}
          where key_version = ${dataKeys[0].version}`,
      )
      count.kept += row?.n ?? 0
      for (let after: string | undefined = table.start; after !== undefined; ) {
        const page: Page = { after, pageSize }
        const owners: string[] = await owner.transaction(tx =>
          rewrapPage(tx, table, dataKeys, page),
        )
        count.rewrapped += owners.length
        after = owners.length < pageSize ? undefined : owners.at(-1)
      }
    }
    return count
  })
}

/** Keys that are deleted meanwhile stay deleted. */
async function rewrapPage(
  sql: Tx,
  { name, owner, type, placeOf }: Table,
  dataKeys: DataKeys,
  { after, pageSize }: Page,
): Promise<string[]> {
  const rows = await sql<Row[]>`
    select ${sql(owner)}::text as owner, key_version, wrapped from ${sql(name)}
    where ${sql(owner)} > ${after}::${sql.unsafe(type)} and key_version <> ${dataKeys[0].version}
    order by ${sql(owner)} limit ${pageSize}`
  const wrapped = rows.map(row => {
    const place = placeOf(row.owner)
    return wrapKey(dataKeys, place, unwrapKey(dataKeys, place, row)).wrapped
  })
  const owners = rows.map(row => row.owner)
  await sql`
    update ${sql(name)} as kept set key_version = ${dataKeys[0].version}, wrapped = page.wrapped
    from unnest(${owners}::text[], ${byteaArray(sql, wrapped)}) as page(owner, wrapped)
    where kept.${sql(owner)} = page.owner::${sql.unsafe(type)}`
  return owners
}
