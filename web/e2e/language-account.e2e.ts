/** An account in a language other than English: its screens, its e-mails and a second phone. */
import { isLanguage, LANGUAGES } from '../src/i18n/languages'
import { expect, test } from './harness'
import { amelie } from './steps/amelie'
import { chooseLanguage, emailText, expectLanguage, inLanguage } from './steps/in-language'
import { confirmationLink, emailsTo } from './steps/mail'

for (const language of Object.keys(LANGUAGES).filter(isLanguage)) {
  if (language !== 'ar' && language !== 'de') continue
  test(`from sign-up to a second phone and an alert’s e-mail in ${language}`, async ({
    page,
    newDevice,
    server,
  }) => {
    test.setTimeout(240_000)
    const email = `amelie-${language}-${process.pid}@lifetag.example`
    const newest = () => emailsTo(server, email).at(-1) ?? ''
    const { say, press, fill, seeHeading } = inLanguage(page, language)

    await page.goto('/')
    await chooseLanguage(page, language)
    await page.goto('/auth?mode=sign-up')
    await fill('auth', 'fields.firstName', amelie.firstName)
    await fill('auth', 'fields.lastName', amelie.lastName)
    // The mark of a required field is part of these labels.
    await page.getByLabel(say('auth', 'fields.email')).fill(email)
    await page.getByRole('textbox', { name: say('auth', 'fields.password') }).fill(amelie.password)
    await page.getByRole('checkbox').check()
    await press('auth', 'signUp.button')
    await press('start', 'frame.later')
    await seeHeading('auth', 'kit.title')
    await page.getByLabel(say('auth', 'kit.saved')).check()
    await press('auth', 'kit.continue')
    await seeHeading('dashboard-frame', 'title')

    await test.step('the address is confirmed by the e-mail, which is in the language of the account', async () => {
      const path = await confirmationLink(server, email)
      expect(newest()).toContain(emailText(language, 'confirmation.new.text'))
      await page.goto(path)
      await press('auth', 'confirmEmail.confirm')
      await expect(page.getByText(say('auth', 'confirmEmail.states.confirmed.title'))).toBeVisible()
    })

    await test.step('a second phone, which has chosen no language, takes it from the account', async () => {
      const second = await newDevice()
      await second.page.goto('/auth')
      await second.page.getByLabel('Email').fill(email)
      await second.page.getByLabel('Password', { exact: true }).fill(amelie.password)
      await second.page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await inLanguage(second.page, language).seeHeading('dashboard-frame', 'title')
      await expectLanguage(second.page, language)
      await expect.poll(newest).toContain(emailText(language, 'notices.new_device.text'))
    })

    await test.step('an e-mail in the language reports an opened code', async () => {
      await page.goto('/dashboard?tab=medical-info')
      await fill('record', 'fields.fullName', amelie.firstName)
      await press('medical', 'personal.create')
      await expect(page.getByText(say('medical', 'personal.created'))).toBeVisible()
      await page.goto('/dashboard?tab=qr-codes')
      await press('qr-codes', 'form.generate')
      await page.getByRole('link', { name: say('qr-codes', 'save.print') }).click()
      const typed = await page.getByText(/\/e\/[0-9A-Z]{26}/).textContent()
      const stranger = await newDevice()
      // The phone sends the code by itself, which may take a moment.
      await expect(async () => {
        await stranger.page.goto(/\/e\/\w+/.exec(typed ?? '')?.[0] ?? '')
        await expect(stranger.page.getByText(amelie.firstName)).toBeVisible({ timeout: 500 })
      }).toPass()
      await expect.poll(newest).toContain(emailText(language, 'alerts.opened.title.own'))
    })
  })
}
