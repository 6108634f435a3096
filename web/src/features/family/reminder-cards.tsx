import { familyPath } from '../../addresses/paths'
import {
  type NotedProfile,
  nameOfProfile,
  recordOf,
  recordWords,
  useProfiles,
} from '../../stores/profiles'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { momentWords } from '../../ui/date-words'
import { Notice } from '../../ui/notice'
import { type Reminder, useReminders } from './reminder-list'

export function ReminderCards({ most = Number.POSITIVE_INFINITY }: { most?: number }) {
  const { reminders, done } = useReminders()
  const waiting = useProfiles(state => state.list).filter(({ handOverAt }) => handOverAt)
  const notices = waiting.map(profile => <HandOverNotice key={profile.id} profile={profile} />)
  const cards = reminders.slice(0, most).map(reminder => {
    const { profile, age } = reminder
    const { title, text, look, answer } = wordsOf(reminder)
    return (
      <Notice
        key={`${profile.id} ${age}`}
        tone="info"
        title={title}
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={familyPath(profile.id)} aria-label={`${look}: ${title}`}>
              {look}
            </ButtonLink>
            <Button aria-label={`${answer}: ${title}`} onClick={() => void done(reminder)}>
              {answer}
            </Button>
          </div>
        }
      >
        {text}
      </Notice>
    )
  })
  return [...notices, ...cards]
}

function HandOverNotice({ profile }: { profile: NotedProfile }) {
  const title = `${recordWords(profile)} is being handed over`
  return (
    <Notice
      tone="warn"
      title={title}
      action={
        <ButtonLink to={familyPath(profile.id)} aria-label={`See or stop it: ${title}`}>
          See or stop it
        </ButtonLink>
      }
    >
      It becomes an account of its own on {momentWords(profile.handOverAt ?? '')}. You can stop it
      until then.
    </Notice>
  )
}

function wordsOf({ profile, age }: Reminder) {
  if (age === undefined) {
    return {
      title:
        profile.role === 'person'
          ? 'Check who may open your record'
          : `Check who may open ${recordOf(profile.name)}`,
      text: 'It is a year since you last looked at it. Everything stays as it is until you change it.',
      look: 'Look at it',
      answer: 'It is right',
    }
  }
  const name = nameOfProfile(profile)
  return {
    title: `${name} is ${age} now. Hand the record over?`,
    text:
      age === 18
        ? 'As an adult, they decide who may open it. Handed over, it becomes their own account, and you can stay in it. Nothing changes by itself.'
        : 'Many begin to look after their own record at about this age. Handed over, it becomes their own account, and you can stay in it. Nothing changes by itself.',
    look: 'Hand over',
    answer: 'Not now',
  }
}
