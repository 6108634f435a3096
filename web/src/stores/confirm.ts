import { create } from 'zustand'

export interface Question {
  title: string
  body: string
  /** It is about the record that is shown: whose that is, is said where there are several. */
  isAboutRecord?: boolean | undefined
  /** In reading order; the first is the safe one and has the focus. */
  choices: readonly { id: string; label: string; tone?: 'primary' | 'quiet' | 'danger' }[]
}

interface Asked extends Question {
  answer: (id: string | null) => void
}

export const useQuestion = create<{ question: Asked | null }>(() => ({ question: null }))

/** Asks in a dialog; the chosen id, or null when it was dismissed or another question came. */
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

/** For what cannot be undone. Everything else happens and offers Undo. */
export async function confirm(wanted: Confirmation): Promise<boolean> {
  const { title, body, isAboutRecord, confirmLabel } = wanted
  const { cancelLabel = 'Cancel', tone = 'danger' } = wanted
  const choices = [
    { id: 'cancel', label: cancelLabel },
    { id: 'confirm', label: confirmLabel, tone },
  ]
  return (await ask({ title, body, isAboutRecord, choices })) === 'confirm'
}
