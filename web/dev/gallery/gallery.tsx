// Run `npx vite`, then open /dev/gallery/index.html. It is not in the build.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { QuestionOutlet } from '../../src/app/question-outlet'
import { Toaster } from '../../src/app/toaster'
import { restoreTheme } from '../../src/stores/theme'
import { Main } from '../../src/ui/main'
import { PageHeader } from '../../src/ui/page-header'
import { Watermark } from '../../src/ui/watermark'
import './gallery.css'
import { ActionsSection } from './actions-section'
import { ContentSection } from './content-section'
import { FormSection } from './form-section'
import { IconSection } from './icon-section'
import { NavigationSection } from './navigation-section'

restoreTheme()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      <Watermark />
      <NavigationSection />
      <Main>
        <PageHeader
          title="Component gallery"
          lead="What the screens are made of, in every state."
          back={{ to: '/', label: 'Dashboard' }}
        />
        <div className="grid gap-6 pb-36">
          <ActionsSection />
          <FormSection />
          <ContentSection />
          <IconSection />
        </div>
      </Main>
      <Toaster />
      <QuestionOutlet />
    </MemoryRouter>
  </StrictMode>,
)
