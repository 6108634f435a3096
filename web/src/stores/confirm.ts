import { create } from 'zustand'
import { storesTexts } from './texts'

interface Question {
  title: string
  body: string
  isAboutRecord?: boolean | undefined
  /** The first choice is the safe one and gets the focus. */
  choices: readonly { id: string; label: string; tone?: 'primary' | 'quiet' | 'danger' }[]
}

interface Asked extends Question {
  answer: (id: string | null) => void
}

export const useQuestion = create<{ question: Asked | null }>(() => ({ question: null }))

export function ask(question: Question): Promise<string | null> {
  useQuestion.getState().question?.answer(null)
  return new Promise(resolve => {
    const answer = (id: string | null) => {
      useQuestion.setState({ question: null })
      resolve(id)
    }
    useQuestion.setState({ question: { ...question, answer } })
  })
}

interface Confirmation {
  title: string
  body: string
  isAboutRecord?: boolean
  confirmLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
}

/** Asks before actions that cannot be undone. All other actions happen and offer an undo. */
export async function confirm(wanted: Confirmation): Promise<boolean> {
  const { title, body, isAboutRecord, confirmLabel } = wanted
  const { cancelLabel = storesTexts.cancel, tone = 'danger' } = wanted
  const choices = [
    { id: 'cancel', label: cancelLabel },
    { id: 'confirm', label: confirmLabel, tone },
  ]
  return (await ask({ title, body, isAboutRecord, choices })) === 'confirm'
}
