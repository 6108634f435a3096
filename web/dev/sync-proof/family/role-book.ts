import type { Role } from 'sync-protocol/family'
import type { TestDatabase } from '../../../../api/test/database'

type Sql = TestDatabase['superuser']

export interface Landed {
  userId: string
  clientId: string
  status: string
  members: Record<string, Role>
}

/** The trigger runs at the commit, so that a role that was removed before is missing. */
export async function prepareRoleBook(sql: Sql): Promise<void> {
  await sql.unsafe(
    'create table role_book (user_id uuid, client_id uuid, status text, members jsonb)',
  )
  await sql.unsafe(`
    create function note_roles() returns trigger security definer language plpgsql as $$
    begin
      insert into public.role_book
      select new.user_id, new.client_id, new.outcome ->> 'status',
        coalesce(jsonb_object_agg(member_id, role) filter (where member_id is not null), '{}')
      from public.members where user_id = new.user_id;
      return null;
    end $$`)
  await sql`
    create constraint trigger note_roles after insert on sync_outcomes
    initially deferred for each row execute function note_roles()`
}

export const emptyRoleBook = (sql: Sql) => sql`delete from role_book`

export const readRoleBook = async (sql: Sql): Promise<Landed[]> => [
  ...(await sql<Landed[]>`
    select distinct user_id as "userId", client_id as "clientId", status, members from role_book`),
]
