import type { Tx } from '../db/database'

/** Locks the person's files among the ids, so that they are not tidied until the commit. */
export async function selectKnownFiles(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx<{ id: string }[]>`
    select id from files
    where user_id = ${userId} and id = any(${[...ids]}::uuid[])
      and (sealed is not null or in_bucket_since is not null)
    for update`
  return new Set(rows.map(({ id }) => id))
}

export const markFilesInUse = (tx: Tx, userId: string, named: readonly string[], at: Date) =>
  tx`
    update files
    set unused_since = case when id = any(${[...named]}::uuid[]) then null else ${at} end
    where user_id = ${userId} and (unused_since is null) <> (id = any(${[...named]}::uuid[]))`
