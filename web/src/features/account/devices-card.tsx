import { type SessionAnswer, sessionsAnswerSchema } from 'sync-protocol/rest'
import { useAnswer } from '../../http/use-answer'
import type { Connection } from '../../http/use-connection'
import { useAction } from '../../session/use-action'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { dayWords } from '../../ui/date-words'
import { List } from '../../ui/list'
import { ListRow } from '../../ui/list-row'
import { NeedsConnection } from '../../ui/needs-connection'
import { StatusPill } from '../../ui/status-pill'
import { AnswerFrame } from './answer-frame'
import { endOtherSessions, endSession } from './credentials'

/** A device that is signed out here keeps its copy but sends nothing more. */
export function DevicesCard({ connection }: { connection: Connection }) {
  const { answer, reload } = useAnswer('/api/auth/sessions', sessionsAnswerSchema)
  const { busyWith, run } = useAction()

  async function end({ id, device }: SessionAnswer) {
    if (await run(id, 'Not signed out', () => endSession(id))) {
      showToast({ title: 'Signed out', description: device })
    }
    await reload()
  }

  async function endOthers() {
    if (await run('others', 'Not signed out', endOtherSessions)) {
      showToast({ title: 'Signed out', description: 'Only this device is signed in now.' })
    }
    await reload()
  }

  return (
    <Card title="Signed-in devices">
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <AnswerFrame answer={answer} onRetry={reload}>
          {sessions => (
            <NeedsConnection
              connection={connection}
              because="Signing out other devices needs a connection."
            >
              <div className="w-full">
                <List label="Signed-in devices">
                  {sessions.map(session => (
                    <ListRow
                      key={session.id}
                      title={session.device}
                      mark={session.isCurrent && <StatusPill tone="ok">This device</StatusPill>}
                      detail={`Signed in ${dayWords(session.signedInAt)}, last seen ${dayWords(session.lastSeenAt)}`}
                      actions={
                        !session.isCurrent && (
                          <Button
                            tone="bare"
                            busy={busyWith === session.id}
                            busyLabel="Signing out…"
                            aria-label={`Sign out ${session.device} there`}
                            onClick={() => void end(session)}
                          >
                            Sign out there
                          </Button>
                        )
                      }
                    />
                  ))}
                </List>
              </div>
              {sessions.length > 1 && (
                <Button
                  busy={busyWith === 'others'}
                  busyLabel="Signing out…"
                  onClick={() => void endOthers()}
                >
                  Sign out everywhere else
                </Button>
              )}
            </NeedsConnection>
          )}
        </AnswerFrame>
      </div>
    </Card>
  )
}
