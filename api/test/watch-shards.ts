/**
 * With `citus.log_remote_commands` a coordinator reports the commands that it sends to other nodes. They show
 * which shards were queried.
 */
import type postgres from 'postgres'

type Connect = typeof postgres
type Options = Parameters<Connect>[1]

let commands: string[] = []

export function takeCommands(): string[] {
  const taken = commands
  commands = []
  return taken
}

/**
 * Records the commands. In a test file:
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

/** Numbers of shards by table, in the order of their hash ranges. */
export type Places = Record<string, number[]>

export type ShardMap = {
  /**
   * Tables that are distributed by person are co-located and count as `people`. Reference tables are left
   * out.
   */
  placesOf(commands: readonly string[]): Places
  shardOf(table: string, key: string): Promise<number>
}

/** `nth` is null for a table that every node has completely. */
type Shard = { id: string; table: string; nth: number | null; isPeoples: boolean }

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
        // For example, the command carries rows between nodes.
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
