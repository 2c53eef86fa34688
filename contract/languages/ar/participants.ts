import type { participantsMessages as english } from '../../messages/participants.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** Who joined a workshop, for its host. */
export const participantsMessages: Words<typeof english> = {
  help: 'كل من انضم إلى هذه الورشة. يمكنكم إخراج شخص، أو إزالة اسمه أو بريده فقط؛ ويبقى عمله.',
  none: 'لم ينضم أحد بعد',
  noneHint: 'يظهر الناس هنا فور تسجيل دخولهم برمز الجلسة.',
  forgotten: (name: string) => `أُزيل البريد الإلكتروني. ويُكتب مكانه الآن «${isolated(name)}».`,
  forgetWarning: (email: string) =>
    `يحل رقم محل ${isolated(email)} في كل موضع من هذه الورشة، وفي سجلها أيضًا. ويبقى الشخص في الورشة. لا يمكن التراجع عن ذلك.`,
  joined: 'الانضمام',
  lastActivity: 'آخر نشاط',
  solutions: 'الحلول',
  actions: 'الإجراءات',
  participants: headingsMessages.participants,
  removeEmail: 'إزالة البريد',
  clearName: 'إزالة الاسم',
  letGo: 'إخراج من الورشة',
  letIn: 'السماح بالعودة',
  letGoMark: 'خارج هذه الورشة',
  nameAndKnownAs: (name: string | undefined, knownAs: string | undefined) =>
    [name, knownAs !== name && knownAs]
      .filter(Boolean)
      .map((part) => isolated(String(part)))
      .join('، ويظهر باسم '),
  nameCleared: 'أُزيل الاسم.',
  wasLetGo: (email: string) => `تم إخراج ${isolated(email)} من هذه الورشة.`,
  wasLetIn: (email: string) => `صار الدخول متاحًا من جديد بالبريد ${isolated(email)}.`,
  letGoWarning: (email: string) =>
    `يخرج ${isolated(email)} من هذه الورشة فورًا، ولا يمكن الدخول بهذا البريد إلى أن تسمحوا به من جديد. ويبقى ما أُنجز. من يعرف رمز الجلسة يستطيع الانضمام ببريد آخر؛ ولمنع ذلك استبدلوا رمز الجلسة.`,
  email: 'البريد',
  backToWorkshop: 'العودة إلى الورشة',
}
