import { create } from 'zustand'

interface Asked {
  /** True once the server has been shown the password or a passkey again. */
  answer: (isProven: boolean) => void
}

export const useFreshSignIn = create<{ asked: Asked | null }>(() => ({ asked: null }))

/** Asks in a dialog who is there; false when it was put away, or another question came. */
export function askForFreshSignIn(): Promise<boolean> {
  useFreshSignIn.getState().asked?.answer(false)
  return new Promise(resolve => {
    const answer = (isProven: boolean) => {
      useFreshSignIn.setState({ asked: null })
      resolve(isProven)
    }
    useFreshSignIn.setState({ asked: { answer } })
  })
}
