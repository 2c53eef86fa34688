import { languageMessages } from '#contract/messages/session.ts'
import { leavePage } from '../../lib/edits/way-out.ts'
import { chooseLanguage } from '../../lib/session/choose-language.ts'
import { chosenLanguage } from '../../lib/session/page-language.ts'
import { LanguageChoice } from './language-choice.tsx'

/** In the Workshop panel: the workshop's language, or one's own. */
export function OwnLanguage() {
  return (
    <LanguageChoice value={chosenLanguage() ?? ''} onChoose={(language) => leavePage(() => chooseLanguage(language))}>
      <option value="">{languageMessages.asTheWorkshop}</option>
    </LanguageChoice>
  )
}
