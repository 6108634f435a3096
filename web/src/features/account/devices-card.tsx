import { type SessionAnswer, sessionsAnswerSchema } from 'sync-protocol/rest'
import { useAnswer } from '../../http/use-answer'
import { useConnection } from '../../http/use-connection'
import { peopleTexts } from '../../people/texts'
import { useAction } from '../../people/use-action'
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
import { accountTexts } from './texts'

const texts = accountTexts.devices
const UNKNOWN = 'An unknown device'

/** A device that is signed out here keeps its copy but sends nothing more. */
export function DevicesCard() {
  const connection = useConnection()
  const { answer, reload } = useAnswer('/api/auth/sessions', sessionsAnswerSchema)
  const { busyWith, run } = useAction()

  async function end({ id, device }: SessionAnswer) {
    if (await run(id, texts.notSignedOut, () => endSession(id))) {
      showToast({ title: texts.signedOut, description: deviceName(device) })
    }
    await reload()
  }

  async function endOthers() {
    if (await run('others', texts.notSignedOut, endOtherSessions)) {
      showToast({ title: texts.signedOut, description: texts.onlyThis })
    }
    await reload()
  }

  return (
    <Card>
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <AnswerFrame answer={answer} onRetry={reload}>
          {sessions => (
            <NeedsConnection connection={connection} because={texts.needsConnection}>
              <div className="w-full">
                <List label={peopleTexts.profilePages.devices}>
                  {sessions.map(session => (
                    <ListRow
                      key={session.id}
                      title={deviceName(session.device)}
                      mark={
                        session.isCurrent && <StatusPill tone="ok">{texts.thisDevice}</StatusPill>
                      }
                      detail={texts.detail({
                        signedIn: dayWords(session.signedInAt),
                        lastSeen: dayWords(session.lastSeenAt),
                      })}
                      actions={
                        !session.isCurrent && (
                          <Button
                            tone="bare"
                            busy={busyWith === session.id}
                            busyLabel={texts.signingOut}
                            aria-label={texts.signOutOf({ device: deviceName(session.device) })}
                            onClick={() => void end(session)}
                          >
                            {texts.signOut}
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
                  busyLabel={texts.signingOut}
                  onClick={() => void endOthers()}
                >
                  {texts.others}
                </Button>
              )}
            </NeedsConnection>
          )}
        </AnswerFrame>
      </div>
    </Card>
  )
}

/** The server stores what it recognized in English: "Chrome on Android", "Chrome" or "An unknown device". */
function deviceName(stored: string): string {
  if (stored === UNKNOWN) return texts.unknownDevice
  const [browser, system] = stored.split(' on ')
  return browser && system ? texts.device({ browser, system }) : stored
}
