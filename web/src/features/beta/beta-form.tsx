import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BETA_FEEDBACK_DAYS, BETA_ITEMS, codeLabel } from 'sync-protocol/commerce'
import { betaAnswerSchema } from 'sync-protocol/rest'
import { paths } from '../../addresses/paths'
import { request } from '../../http/client'
import { type HttpFailure, isSignedOut } from '../../http/failure'
import { useConnection } from '../../http/use-connection'
import { goToLogin } from '../../session/go-to-login'
import { useForm } from '../../session/use-form'
import { showToast } from '../../stores/toast'
import { useRows } from '../../sync'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { EmailField } from '../../ui/email-field'
import { RequiredHint } from '../../ui/field-frame'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { Select } from '../../ui/select'
import { TextArea } from '../../ui/text-area'
import { TextField } from '../../ui/text-field'
import { WhatIsKept } from '../../ui/what-is-kept'
import { type BetaField, faultsOf, readTyped, storeTyped, type Typed } from './application'

export function BetaForm() {
  const codes = useRows('qr-codes')
  const connection = useConnection()
  const [typed, setTyped] = useState(readTyped)
  const usable = codes?.filter(({ expiresAt }) => expiresAt === '') ?? []
  const selectedQrCode = usable.some(({ id }) => id === typed.selectedQrCode)
    ? typed.selectedQrCode
    : ''
  const { form, submit, isBusy, problem } = useApply({ ...typed, selectedQrCode })

  const field = (name: BetaField) => ({
    name,
    value: typed[name],
    error: problem.fields[name],
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...typed, [name]: target.value }
      setTyped(next)
      storeTyped(next)
    },
  })

  return (
    <Card title="Beta Test Application">
      <form
        ref={form}
        noValidate
        aria-label="Beta Test Application"
        onSubmit={submit}
        className="grid grid-cols-1 gap-4"
      >
        <RequiredHint />
        <EmailField {...field('email')} required label="Email Address" autoComplete="email" />
        <TextField {...field('fullName')} required label="Full Name" autoComplete="name" />
        <TextField
          {...field('address')}
          required
          label="Street Address"
          autoComplete="street-address"
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField {...field('city')} required label="City" autoComplete="address-level2" />
          <TextField {...field('state')} required label="State" autoComplete="address-level1" />
        </div>
        <TextField {...field('zipCode')} required label="ZIP Code" autoComplete="postal-code" />
        <Select
          {...field('selectedQrCode')}
          required
          label="Select QR Code to Include"
          value={selectedQrCode}
          options={
            usable.length > 0
              ? [
                  { value: '', label: 'Choose…' },
                  ...usable.map(code => ({ value: code.id, label: codeLabel(code) })),
                ]
              : [{ value: '', label: 'No QR codes available - create one first', disabled: true }]
          }
        />
        <TextArea {...field('feedbackNotes')} label="Feedback Focus Areas" rows={3} />
        <Notice tone="info" title="Your commitment">
          You test the products and give honest feedback within {BETA_FEEDBACK_DAYS} days.{' '}
          <WhatIsKept lead="What is kept of this form" at={paths} newTab />
        </Notice>
        <NeedsConnection
          connection={connection}
          because="Applying needs a connection. What you typed is kept on this device."
        >
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.beta}>Back</ButtonLink>
            <Button
              type="submit"
              tone="primary"
              busy={isBusy}
              busyLabel="Creating Order..."
              disabled={codes !== undefined && usable.length === 0}
            >
              Request Free Beta Products
            </Button>
          </div>
        </NeedsConnection>
      </form>
    </Card>
  )
}

const FAILED = { title: 'Error', description: 'Failed to create beta test order' }
const NO_CODE = {
  title: 'QR Code Required',
  description: 'Please select a QR code to include with your products.',
}

/** The server knows the contents of the package. */
function useApply(typed: Typed) {
  const navigate = useNavigate()
  const hasCode = typed.selectedQrCode !== ''

  async function send() {
    if (!hasCode) {
      showToast({ tone: 'danger', ...NO_CODE })
      return null
    }
    const answer = await request('/api/create-beta-test-order', {
      method: 'POST',
      body: { ...typed, items: BETA_ITEMS },
      answer: betaAnswerSchema,
    })
    if (answer.ok || !isSignedOut(answer.failure)) return answer
    goToLogin(navigate, `${paths.beta}?apply=1`)
    return null
  }

  return useForm({
    check: () => (hasCode ? faultsOf(typed) : {}),
    send,
    problemOf: (failure: HttpFailure) =>
      failure.kind === 'refused'
        ? { fields: failure.fields, toast: { title: 'Error', description: failure.message } }
        : { fields: {}, toast: FAILED },
    onDone: (_, { success }) => {
      if (success) navigate(paths.betaSuccess)
      else showToast({ tone: 'danger', ...FAILED })
    },
  })
}
