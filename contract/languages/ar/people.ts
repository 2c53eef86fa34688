import type * as english from '../../messages/people.ts'
import type { Words } from '../words.ts'
import { ended, isolated } from './grammar.ts'

/** What people are called in a workshop, and what stands in the place of their e-mails. */
export const namesMessages: Words<typeof english.namesMessages> = {
  taken: 'يحمل شخص آخر في هذه الورشة هذا الاسم. يُرجى إضافة شيء إليه، كاسم العائلة.',
  ofOurs: 'يُطلق هذا الاسم هنا على المضيف أو على من لا اسم له. يُرجى اختيار اسم آخر.',
  yourName: 'اسمكم هنا',
  meaning: 'يراه الآخرون بدل بريدكم الإلكتروني حيثما يُذكر الحاضرون.',
  save: 'حفظ',
  given: (name: string) => ended(`يراكم الآخرون الآن باسم ${isolated(name)}`),
  takenOut: 'أُزيل اسمكم.',
}

/** Whoever stands in the place of an e-mail that is hidden or was removed. Every page reads it, so it stands apart. */
export const numberedMessages: Words<typeof english.numberedMessages> = {
  /** Where nobody knows the number. */
  unnumbered: 'مشارك',
  numbered: (number: string) => `مشارك ${number}`,
  /** The number is one of another workshop. */
  imported: (who: string) => `${who} (من ملف)`,
}

/** Who sees what, how long it is kept, how it is removed: what the server does, in short. `docs/privacy.md` says it at length. */
export const privacyMessages: Words<typeof english.privacyMessages> = {
  help: 'ما يعرفه Ninefold عنكم، ومن يراه، وكم يُحتفظ به، وكيف يُزال.',
  backToLogin: 'العودة إلى تسجيل الدخول',
  backToWorkshop: 'العودة إلى الحلول',
  stored: 'ما يُخزَّن',
  storedPeople:
    'البريد الإلكتروني الذي تسجّلون به الدخول، والاسم الذي قد تضعونه في لوحة الورشة، ووقت انضمامكم، ومجموعتكم إن وُجدت مجموعات.',
  storedDeeds: 'ما تكتبونه وتقيّمونه وتقررونه وتحذفونه، ومع كل منها بريدكم والوقت: يعرض ذلك سجل الحل.',
  storedNothingElsewhere:
    'بريدكم الإلكتروني لا يُثبت شيئًا هنا ولا يُرسَل إليه شيء. ولا يذهب شيء إلى خدمات أخرى: لا تتبّع، ولا إعلانات، ولا خطوط أو نصوص برمجية من مكان آخر.',
  seen: 'من يراه',
  seenInTheWorkshop:
    'يرى كل من في الورشة نفسها من أنتم، وأين تعملون، وماذا فعلتم؛ وتذكر الشاشة الكبيرة الحاضرين. أما الورش الأخرى فلا ترى من ذلك شيئًا.',
  seenHidden:
    'يمكن للمضيف إخفاء عناوين البريد. عندئذ يقرأ الآخرون اسمكم، أو «مشارك» مع رقم، على الشاشات وفي السجل وفي الملفات؛ ويبقى المضيف يرى بريدكم.',
  seenSilently: 'التقييمات الصامتة لا يراها أحد سواكم إلى أن يكشفها المضيف، ثم تُعرض بلا أسماء.',
  seenByLink: 'من لديه رابط النتائج يقرؤها بلا أسماء ولا عناوين بريد.',
  seenFiles: 'الملفات التي حفظها أحد، والتقارير التي طُبعت، لا سبيل إليها: ما كان فيها حينئذ يبقى فيها.',
  seenOperator: 'من يشغّل الخادم يستطيع قراءة قاعدة بياناته.',
  kept: 'مدة الاحتفاظ',
  keptWorkshop: 'ما بقيت الورشة: إلى أن يحذفها المضيف. إغلاقها لا يحذف شيئًا.',
  keptBin: 'ما حُذف في ورشة يمكن استرجاعه خلال 30 يومًا، ثم يزول.',
  keptBrowser:
    'يحتفظ هذا المتصفح ببريدكم ورمز الجلسة إلى أن تسجّلوا الخروج، وبما لم تحفظوه مدة 30 يومًا. وينتهي ملف تعريف الارتباط بعد 30 يومًا من آخر زيارة.',
  keptBackups: 'قد يحتفظ من يشغّل الخادم بنسخ احتياطية مدة أطول.',
  removed: 'كيف يُزال',
  removedName: 'اسمكم: من لوحة الورشة، بأنفسكم.',
  removedEmail:
    'بريدكم الإلكتروني: اطلبوا ذلك من المضيف، فبإمكانه أن يضع مكانه «مشارك» مع رقم في كل موضع من الورشة. ويبقى مُزالًا حتى إذا سجّلتم الدخول به من جديد: يحتفظ الخادم ببصمة يتعرف بها إلى البريد، لا بالبريد نفسه.',
  removedPart: 'دخولكم إلى ورشة: اطلبوا ذلك من المضيف، فبإمكانه إخراجكم منها. وما أنجزتموه يبقى للمجموعة.',
  removedEverything: 'كل ما في الورشة: يمكن للمضيف حذفها.',
}
