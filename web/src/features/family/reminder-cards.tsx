import { familyPath } from '../../app/paths'
import { nameOfProfile, recordOf } from '../../stores/profiles'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Notice } from '../../ui/notice'
import { type Reminder, useReminders } from './reminder-list'

/** What is to be asked about the records of a family. `most`: so many at a time. */
export function ReminderCards({ most = Number.POSITIVE_INFINITY }: { most?: number }) {
  const { reminders, done } = useReminders()
  return reminders.slice(0, most).map(reminder => {
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
}

function wordsOf({ profile, age }: Reminder) {
  if (age === undefined) {
    return {
      title:
        profile.role === 'person'
          ? 'Still right who may open your record?'
          : `Still right who may open ${recordOf(profile.name)}?`,
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
