/**
 * What a coordinator asks of other nodes, as it tells those who turn `citus.log_remote_commands` on, read
 * as: of which tables, in which of their shards.
 */
import type postgres from 'postgres'

type Connect = typeof postgres
type Options = Parameters<Connect>[1]

/** Commands that the app's connections made the coordinator send, since `takeCommands`. */
let commands: string[] = []

/** All of them since the last time. */
export function takeCommands(): string[] {
  const taken = commands
  commands = []
  return taken
}

/**
 * The driver, listening. In a test file:
 * `vi.mock('postgres', async actual => ({ default: listening((await actual()).default) }))`
 */
export function listening(connect: Connect): Connect {
  return new Proxy(connect, {
    apply: (target, self, [url, options]: [string, Options]) => {
      const isApps = options?.connection?.application_name === 'lifetag'
      return Reflect.apply(target, self, [url, isApps ? { ...options, onnotice: note } : options])
    },
  })
}

function note({ message = '' }: postgres.Notice): void {
  if (message.startsWith('issuing ')) commands.push(message.slice('issuing '.length))
}

/** `shards`: numbers of shards among those of their tables, by their hashes. */
export type Places = Record<string, number[]>

export type ShardMap = {
  /**
   * Where commands went; all of people's tables, which lie together, are `people`. Tables that each
   * node has whole are left out.
   */
  placesOf(commands: readonly string[]): Places
  /** Of the row with that key. */
  shardOf(table: string, key: string): Promise<number>
}

/** `nth`: null of a table that each node has whole. */
type Shard = { id: string; table: string; nth: number | null; isPeoples: boolean }

/** Begins, ends and settings of transactions, and what Citus itself keeps of them. */
const NO_QUERY =
  /^(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|PREPARE TRANSACTION|SET|set local|SELECT assign_distributed_transaction_id)\b/i

export async function openShardMap(superuser: postgres.Sql): Promise<ShardMap> {
  const rows = await superuser<Shard[]>`
    select shardid::text as id, s.logicalrelid::text as table,
      case when partmethod = 'h' then
        (row_number() over (partition by s.logicalrelid order by shardminvalue::int))::int - 1
      end as nth,
      p.colocationid = (
        select colocationid from pg_dist_partition where logicalrelid = 'users'::regclass
      ) as "isPeoples"
    from pg_dist_shard s join pg_dist_partition p using (logicalrelid)`
  const byId = new Map(rows.map(row => [row.id, row]))
  return {
    placesOf(commands) {
      const found = new Map<string, Set<number>>()
      for (const command of commands.filter(text => !NO_QUERY.test(text))) {
        const shards = [...command.matchAll(/\w_(\d+)\b/g)].flatMap(
          ([, id = '']) => byId.get(id) ?? [],
        )
        // Rows that are carried from node to node, say.
        if (shards.length === 0) throw new Error(`Of no shard: ${command}`)
        for (const { table, nth, isPeoples } of shards) {
          if (nth === null) continue
          const name = isPeoples ? 'people' : table
          found.set(name, (found.get(name) ?? new Set()).add(nth))
        }
      }
      return Object.fromEntries([...found].map(([name, set]) => [name, [...set].sort()]))
    },

    async shardOf(table, key) {
      const [row] = await superuser<{ id: string }[]>`
        select get_shard_id_for_distribution_column(${table}, ${key}::text)::text as id`
      return byId.get(row?.id ?? '')?.nth ?? -1
    },
  }
}
