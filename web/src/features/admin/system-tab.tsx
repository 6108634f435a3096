import type { ReactNode } from 'react'
import { type System, systemSchema } from 'sync-protocol/rest'
import { Card } from '../../ui/card'
import { momentWords } from '../../ui/date-words'
import { EmptyState } from '../../ui/empty-state'
import { sizeWords } from '../../ui/size-words'
import { Skeleton } from '../../ui/skeleton'
import { StatusPill } from '../../ui/status-pill'
import { type Column, DataTable } from './data-table'
import { FailedNotice } from './failed-notice'
import { usePolled } from './use-polled'

type Check = { name: string; isWell: boolean; status: string; text: ReactNode }

export function SystemTab() {
  const { value, failure } = usePolled('/api/admin/system', systemSchema)
  return (
    <div className="grid grid-cols-1 gap-6">
      {failure && <FailedNotice failure={failure} />}
      {!value && !failure && <Skeleton lines={6} />}
      {value && (
        <>
          <Card title="System" lead={`LifeTag ${value.release}`}>
            <ul>
              {checksOf(value).map(({ name, isWell, status, text }) => (
                <li key={name} className="border-b border-line py-3 last:border-b-0">
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                    {name} <StatusPill tone={isWell ? 'ok' : 'warn'}>{status}</StatusPill>
                  </span>
                  <span className="block text-soft wrap-anywhere">{text}</span>
                </li>
              ))}
            </ul>
          </Card>
          <Card title="Errors" lead="Of all servers in the last 24 hours">
            {value.errors.length === 0 ? (
              <EmptyState icon="check-circle">No server logged an error.</EmptyState>
            ) : (
              <DataTable
                label="Errors"
                columns={ERROR_COLUMNS}
                rows={value.errors}
                rowKey={({ route, failure }) => `${route} ${failure}`}
              />
            )}
          </Card>
        </>
      )}
    </div>
  )
}

const ERROR_COLUMNS: readonly Column<System['errors'][number]>[] = [
  { title: 'Where', cell: ({ route }) => <span className="wrap-anywhere">{route}</span> },
  { title: 'What', cell: ({ failure }) => <span className="wrap-anywhere">{failure || '–'}</span> },
  { title: 'Times', isNumber: true, cell: ({ count }) => count },
]

const QUEUE_NAMES: Readonly<Record<string, string>> = {
  '': 'alerts',
  mail: 'e-mails',
  sms: 'texts',
}
/** A message that waits for longer was refused, or no worker runs. */
const LATE_MS = 10 * 60_000
const DISK_MIN = 0.2

const checksOf = (system: System): Check[] => [
  checkServers(system),
  checkDatabase(system),
  checkDisk(system),
  checkBackup(system),
  checkQueue(system),
  {
    name: 'E-mail',
    isWell: system.sendsMail,
    status: system.sendsMail ? 'sent' : 'not sent',
    text: system.sendsMail
      ? 'SMTP_URL names the mail server.'
      : 'E-mails are only written to files. SMTP_URL sends them.',
  },
  {
    name: 'Notifications',
    isWell: system.hasPush,
    status: system.hasPush ? 'on' : 'off',
    text: system.hasPush ? 'The VAPID keys are set.' : 'The two VAPID_ keys switch them on.',
  },
]

function checkServers({ servers }: System): Check {
  const isOne = servers.length <= 1
  return {
    name: 'Servers',
    isWell: isOne,
    status: isOne ? 'one release' : `${servers.length} releases`,
    text: servers.map(({ release, count, since }) => (
      <span key={release} className="block">
        {release}: {count} running, since {momentWords(since)}
      </span>
    )),
  }
}

const checkDatabase = ({ database: { version, isBundled, bytes } }: System): Check => ({
  name: 'Database',
  isWell: true,
  status: 'answers',
  text: `Postgres ${version}${isBundled ? ', the bundled one' : ''}, ${sizeWords(bytes)}`,
})

function checkDisk({ disk: { freeBytes, totalBytes } }: System): Check {
  const isWell = freeBytes >= totalBytes * DISK_MIN
  return {
    name: 'Disk',
    isWell,
    status: isWell ? 'has room' : 'is nearly full',
    text: `${sizeWords(freeBytes)} of ${sizeWords(totalBytes)} are free where DATA_DIR is.`,
  }
}

function checkBackup({ backup }: System): Check {
  if (!backup) {
    const text = 'Set BACKUP_TO and BACKUP_RECIPIENT.'
    return { name: 'Backup', isWell: false, status: 'none', text }
  }
  const { isWell, newestAt, provedAt, failure } = backup
  return {
    name: 'Backup',
    isWell,
    status: isWell ? 'fresh' : failure === null ? 'too old' : 'failed',
    text: (
      <>
        {newestAt ? `The newest was made on ${momentWords(newestAt)}. ` : 'There is none yet. '}
        {provedAt && `One was last read back on ${momentWords(provedAt)}. `}
        {failure !== null && `The last try failed: ${failure}`}
      </>
    ),
  }
}

function checkQueue({ queue }: System): Check {
  const isLate = queue.some(({ oldestAt }) => Date.now() - Date.parse(oldestAt) > LATE_MS)
  const waiting = queue.map(({ service, waiting, oldestAt }) => (
    <span key={service} className="block">
      {QUEUE_NAMES[service] ?? service}: {waiting} waiting, the oldest since {momentWords(oldestAt)}
    </span>
  ))
  return {
    name: 'Messages',
    isWell: !isLate,
    status: isLate ? 'late' : 'sent in time',
    text: waiting.length > 0 ? waiting : 'None waits.',
  }
}
