import { familyPath } from '../../addresses/paths'
import { type NotedProfile, nameOfProfile, useProfiles, whoseRecord } from '../../people/profiles'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { momentWords } from '../../ui/date-words'
import { labelled } from '../../ui/labelled'
import { Notice } from '../../ui/notice'
import { type Reminder, useReminders } from './reminder-list'
import { familyTexts } from './texts'

const texts = familyTexts.reminders

export function ReminderCards({ most = Number.POSITIVE_INFINITY }: { most?: number }) {
  const { reminders, done } = useReminders()
  const waiting = useProfiles(state => state.list).filter(({ handOverAt }) => handOverAt)
  const notices = waiting.map(profile => <HandOverNotice key={profile.id} profile={profile} />)
  const cards = reminders
    .slice(0, most)
    .map(reminder => (
      <ReminderNotice
        key={`${reminder.profile.id} ${reminder.age}`}
        reminder={reminder}
        onDone={done}
      />
    ))
  return [...notices, ...cards]
}

interface ReminderNoticeProps {
  reminder: Reminder
  onDone: (reminder: Reminder) => Promise<void>
}

export function ReminderNotice({ reminder, onDone }: ReminderNoticeProps) {
  const { title, text, look, answer } = wordsOf(reminder)
  return (
    <Notice
      tone="info"
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={familyPath(reminder.profile.id)} aria-label={labelled(look, title)}>
            {look}
          </ButtonLink>
          <Button aria-label={labelled(answer, title)} onClick={() => void onDone(reminder)}>
            {answer}
          </Button>
        </div>
      }
    >
      {text}
    </Notice>
  )
}

export function HandOverNotice({ profile }: { profile: NotedProfile }) {
  const { whose, name } = whoseRecord(profile)
  const title = texts.handOverTitle[whose]({ name })
  return (
    <Notice
      tone="warn"
      title={title}
      action={
        <ButtonLink to={familyPath(profile.id)} aria-label={labelled(texts.seeOrStop, title)}>
          {texts.seeOrStop}
        </ButtonLink>
      }
    >
      {texts.handOverText({ moment: momentWords(profile.handOverAt ?? '') })}
    </Notice>
  )
}

function wordsOf({ profile, age }: Reminder) {
  if (age === undefined) {
    const { whose, name } = whoseRecord(profile)
    return {
      title: texts.check[whose]({ name }),
      text: texts.checkText,
      look: texts.look,
      answer: texts.isRight,
    }
  }
  const name = nameOfProfile(profile)
  return {
    title: texts.ofAge({ name, age }),
    text: age === 18 ? texts.adult : texts.teenage,
    look: texts.handOver,
    answer: texts.notNow,
  }
}
