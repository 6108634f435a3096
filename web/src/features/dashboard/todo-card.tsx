import type { ReactNode } from 'react'
import {
  dashboardPath,
  familyPath,
  paths,
  printPath,
  profilePath,
  signUpPath,
} from '../../addresses/paths'
import { useIsOthers } from '../../people/profiles'
import { showToast } from '../../stores/toast'
import { editRow, showNotSaved } from '../../sync'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import type { ButtonTone } from '../../ui/button-look'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { dashboardTexts } from './texts'
import type { Todo } from './todos'

const texts = dashboardTexts.todos

interface TodoCardProps {
  todos: readonly Todo[]
  /** The first is the main action of the screen. */
  isFirstMain?: boolean
}

export function TodoCard({ todos, isFirstMain = false }: TodoCardProps) {
  if (todos.length === 0) return null
  return (
    <Card title={texts.title}>
      <ul className="divide-y divide-line">
        {todos.map((todo, nth) => (
          <li key={todo.kind} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="flex min-w-0 flex-1 basis-[12rem] gap-2">
              <span className="text-warn">
                <Icon name="alert" />
              </span>
              <TodoText todo={todo} />
            </div>
            <TodoAction todo={todo} tone={isFirstMain && nth === 0 ? 'primary' : 'quiet'} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function TodoText({ todo }: { todo: Todo }) {
  const isOthers = useIsOthers()
  switch (todo.kind) {
    case 'stalePrints':
      return <Sentence text={texts.stalePrints.text(todo)} />
    case 'deadPrints':
      return <Sentence text={texts.deadPrints.text(todo)} detail={texts.deadPrints.detail} />
    case 'waiting':
      return <Sentence text={texts.waiting.text(todo)} />
    case 'unfinished': {
      const { own, other, detail } = texts.unfinished
      return <Sentence text={isOthers ? other : own} detail={detail} />
    }
    case 'stillRight': {
      const { text, own, other } = texts.stillRight
      return <Sentence text={text} detail={isOthers ? other : own} />
    }
    default:
      return <Sentence {...texts[todo.kind]} />
  }
}

const Sentence = ({ text, detail }: { text: string; detail?: string }) => (
  <div className="min-w-0 wrap-break-word">
    <p className="font-semibold">{text}</p>
    {detail && <p className="text-soft">{detail}</p>}
  </div>
)

function TodoAction({ todo, tone }: { todo: Todo; tone: ButtonTone }): ReactNode {
  const { action } = texts[todo.kind]
  if (todo.kind !== 'stillRight') {
    return (
      <ButtonLink to={pathTo(todo)} tone={tone}>
        {action}
      </ButtonLink>
    )
  }
  return (
    <Button
      tone={tone}
      icon={<Icon name="check" size={20} />}
      onClick={() => confirmRecord(todo.profileId)}
    >
      {action}
    </Button>
  )
}

const recordPath = (card: string) => `${dashboardPath('medical-info')}#${card}`

function pathTo(todo: Exclude<Todo, { kind: 'stillRight' }>): string {
  switch (todo.kind) {
    case 'unfinished':
      return paths.start
    case 'contact':
      return recordPath('contacts')
    case 'dueDate':
    case 'birth':
      return recordPath('personal')
    case 'allergies':
    case 'medications':
    case 'conditions':
      return recordPath(todo.kind)
    case 'code':
    case 'updateCode':
      return dashboardPath('qr-codes')
    case 'stalePrints':
    case 'deadPrints':
      return printPath(todo.codeId, 'stale')
    case 'email':
      return profilePath('account')
    case 'kit':
      return profilePath('recovery')
    case 'waiting':
      return familyPath(todo.profileId)
    case 'backup':
      return signUpPath()
  }
}

async function confirmRecord(profileId: string) {
  const saved = await editRow('profile', profileId, { confirmedAt: new Date().toISOString() })
  if (!saved.ok) return showNotSaved(saved.failure)
  showToast({ title: texts.stillRight.done, description: texts.stillRight.doneDetail })
}
