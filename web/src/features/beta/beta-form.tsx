import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BETA_FEEDBACK_DAYS, BETA_ITEMS, codeLabel } from 'sync-protocol/commerce'
import { betaAnswerSchema } from 'sync-protocol/rest'
import { paths } from '../../addresses/paths'
import { request } from '../../http/client'
import { type HttpFailure, isSignedOut } from '../../http/failure'
import { useConnection } from '../../http/use-connection'
import { phrase } from '../../i18n/phrase'
import { sentenceGap } from '../../i18n/sentences'
import { goToLogin } from '../../people/go-to-login'
import { useForm } from '../../people/use-form'
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
import { betaTexts } from './texts'

const texts = betaTexts.form

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
    <Card title={texts.title}>
      <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <RequiredHint />
        <EmailField {...field('email')} required label={texts.email} autoComplete="email" />
        <TextField {...field('fullName')} required label={texts.name} autoComplete="name" />
        <TextField
          {...field('address')}
          required
          label={texts.address}
          autoComplete="street-address"
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField {...field('city')} required label={texts.city} autoComplete="address-level2" />
          <TextField
            {...field('state')}
            required
            label={texts.state}
            autoComplete="address-level1"
          />
        </div>
        <TextField
          {...field('zipCode')}
          required
          label={texts.zipCode}
          autoComplete="postal-code"
        />
        <Select
          {...field('selectedQrCode')}
          required
          label={texts.code}
          value={selectedQrCode}
          options={
            usable.length > 0
              ? [
                  { value: '', label: texts.choose },
                  ...usable.map(code => ({ value: code.id, label: phrase(codeLabel(code)) })),
                ]
              : [{ value: '', label: texts.noCodes, disabled: true }]
          }
        />
        <TextArea {...field('feedbackNotes')} label={texts.focus} rows={3} />
        <Notice tone="info" title={texts.commitment}>
          {texts.commitmentDetail({ count: BETA_FEEDBACK_DAYS })}
          {sentenceGap()}
          <WhatIsKept text={texts.kept} at={paths} newTab />
        </Notice>
        <NeedsConnection connection={connection} because={texts.needsConnection}>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.beta}>{texts.back}</ButtonLink>
            <Button
              type="submit"
              tone="primary"
              busy={isBusy}
              busyLabel={texts.submitting}
              disabled={codes !== undefined && usable.length === 0}
            >
              {texts.submit}
            </Button>
          </div>
        </NeedsConnection>
      </form>
    </Card>
  )
}

/** The server knows the contents of the package. */
function useApply(typed: Typed) {
  const navigate = useNavigate()
  const hasCode = typed.selectedQrCode !== ''

  async function send() {
    if (!hasCode) {
      showToast({ tone: 'danger', title: texts.noCode, description: texts.noCodeDetail })
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
        ? { fields: failure.fields, toast: { title: texts.error, description: failure.message } }
        : { fields: {}, toast: { title: texts.error, description: texts.failed } },
    onDone: (_, { success }) => {
      if (success) navigate(paths.betaSuccess)
      else showToast({ tone: 'danger', title: texts.error, description: texts.failed })
    },
  })
}
