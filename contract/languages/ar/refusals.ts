import type { refusalsMessages as english } from '../../messages/refusals.ts'
import type { Words } from '../words.ts'

/** What the server says when it refuses something, where no slice has the sentence. */
export const refusalsMessages: Words<typeof english> = {
  badInput: 'الطلب غير صالح.',
  badJson: 'محتوى الطلب ليس JSON صالحًا.',
  tooDeep: 'في محتوى الطلب قوائم أو كائنات متداخلة أكثر مما يجب.',
  unknownReference: 'يذكر الطلب شيئًا ليس في كتالوج هذه الورشة.',
  hostOnly: 'يُرجى تسجيل الدخول بصفة المضيف.',
  wrongPassword: 'هذه ليست كلمة مرور المضيف.',
  foreignOrigin: 'جاء هذا الطلب من موقع آخر فرُفض.',
  notFound: 'هذا غير موجود أو حُذف.',
  noSuchRoute: 'لا يوجد شيء في هذا العنوان.',
  decisionChanged: 'تغيّر القرار بشأن هذا الخيار في هذه الأثناء.',
  noTimer: 'لا يوجد مؤقت جارٍ يمكن تمديده.',
  catalogueChanged:
    'نُشر إصدار آخر من هذا الكتالوج في هذه الأثناء. يُرجى النظر فيما تغيّره مسودتكم بالمقارنة معه ثم النشر من جديد.',
  thereAgain: 'لا يوجد ما يُسترجع: لقد عاد بالفعل.',
  ownerGone: 'لا يمكن استرجاع هذا لأن ما كان تابعًا له حُذف. يُرجى استرجاع ذلك أولًا.',
  notSilent: 'التقييم الصامت متوقف: يكون التقييم مع المجموعة.',
  alreadyRevealed: 'كُشفت التقييمات الصامتة لهذا الخيار: تحدد المجموعة تقييمها الآن.',
  stillSilent: 'يقيّم كل شخص وحده حتى يكشف المضيف التقييمات، ثم تحدد المجموعة تقييمها.',
  nameless: 'لا يعرف الخادم من أنتم. يُرجى تسجيل الخروج ثم الدخول من جديد.',
  notEmbedded: 'يحفظ هذا الخادم بياناته في PostgreSQL؛ تُستخدم أدوات PostgreSQL لنسخها احتياطيًا.',
  tooLate: 'حُذف هذا قبل أكثر من 24 ساعة. لا يستطيع استرجاعه الآن إلا المضيف.',
  tooLarge: 'الطلب أكبر مما يجب.',
  wrongContentType: 'يجب أن يكون محتوى الطلب JSON.',
  notImportable: 'لا يناسب هذا الملف كتالوج هذه الورشة.',
  idempotencyKeyReused: 'سبق استخدام Idempotency-Key هذا لطلب آخر.',
  tooManyPasswords: 'كلمات مرور خاطئة كثيرة. يُرجى الانتظار دقيقة ثم المحاولة من جديد.',
  loginBusy: 'يحاول كثيرون الدخول بصفة المضيف في هذه اللحظة. يُرجى المحاولة بعد قليل.',
  roomFull: 'يتابع هذه الورشة مباشرةً عدد أكبر مما يجب. كل ما عدا ذلك يعمل كالمعتاد.',
  unforeseen: 'حدث خطأ في الخادم. لم يتغيّر شيء.',
  databaseUnavailable: 'لا يمكن الوصول إلى قاعدة البيانات حاليًا. يُرجى المحاولة بعد قليل.',
}
