import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { KeepRecord } from '../../features/install/keep-record'
import { useReadyModel } from '../../features/qr-codes/use-ready-model'
import { asFirstRunStep, readFirstRun } from '../../stores/first-run'
import { beginCardBeforeCodes } from '../../stores/recovery-codes'
import { useRecord } from '../../sync'
import { ScreenSkeleton } from '../screen-skeleton'
import { CodeStep } from './code-step'
import { ListStep } from './list-step'
import { YouStep } from './you-step'

export function FirstRun() {
  const [params] = useSearchParams()
  const record = useRecord()
  useReadyModel()
  useEffect(beginCardBeforeCodes, [])
  // This is read once, so that other tabs cannot change the question in use.
  const [begun] = useState(readFirstRun)
  const step = asFirstRunStep(params.get('step')) ?? begun ?? 'you'
  if (!record) return <ScreenSkeleton />
  return (
    <>
      <KeepRecord />
      {step === 'you' && <YouStep profile={record.profile} />}
      {step === 'code' && <CodeStep record={record} />}
      {step !== 'you' && step !== 'code' && <ListStep key={step} list={step} record={record} />}
    </>
  )
}
