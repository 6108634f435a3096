import { useState } from 'react'
import { BETA_FEEDBACK_DAYS, codeLabel } from 'sync-protocol/commerce'
import { paths } from '../../addresses/paths'
import { useConnection } from '../../http/use-connection'
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
import { type BetaField, readTyped, storeTyped } from './application'
import { useApply } from './use-apply'

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
