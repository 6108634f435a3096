import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../addresses/paths'
import { showToast } from '../stores/toast'
import { startLocal } from './local-record'
import { peopleTexts } from './texts'

export function useStart() {
  const [isStarting, setStarting] = useState(false)
  const navigate = useNavigate()

  async function start() {
    setStarting(true)
    const isKept = await startLocal()
    setStarting(false)
    if (isKept) return navigate(paths.start)
    showToast({
      tone: 'danger',
      title: peopleTexts.start.notStarted,
      description: peopleTexts.start.notStartedDetail,
    })
  }

  return { start, isStarting }
}
