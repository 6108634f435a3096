import type { Tx } from '../db/database'

/** Selects the ids that are files of the person, and keeps these files from being tidied until the commit. */
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

/** Marks the named files as in use, and all other files of the person as unused since `at`. */
export const markFilesInUse = (tx: Tx, userId: string, named: readonly string[], at: Date) =>
  tx`
    update files
    set unused_since = case when id = any(${[...named]}::uuid[]) then null else ${at} end
    where user_id = ${userId} and (unused_since is null) <> (id = any(${[...named]}::uuid[]))`
