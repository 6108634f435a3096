import { create } from 'zustand'

interface Asked {
  answer: (isProven: boolean) => void
}

export const useFreshSignIn = create<{ asked: Asked | null }>(() => ({ asked: null }))

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
