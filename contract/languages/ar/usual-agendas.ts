import type { usualAgendasMessages as english } from '../../messages/usual-agendas.ts'
import type { Words } from '../words.ts'
import { counted, nouns } from './grammar.ts'

/** What the items of the usual agendas are called, and what each says to everyone. */
export const usualAgendasMessages: Words<typeof english> = {
  welcome: 'ترحيب',
  welcomeSays: 'سجّلوا الدخول، واعثروا على مجموعتكم، ووزّعوا الأدوار.',
  solution: 'الحل',
  solutionSays: 'سمّوا حلّكم، واختاروا أغراضه، وتحاوروا حتى تتفقوا على حاجة رئيسية واحدة.',
  metrics: 'المؤشرات',
  metricsSay: 'يختار كل شخص مؤشرين بصمت. ثم اتفقوا على ثلاثة إلى خمسة.',
  stakeholders: 'أصحاب المصلحة',
  stakeholdersSay: 'أضيفوا من أربعة إلى ثمانية، ومنهم واحد على الأقل يتأثر دون أن يستخدم الحل.',
  stories: 'قصص المستخدمين',
  storiesSay: 'قصة لكل مؤشر. اكتبوا اثنين اثنين، ثم اقرؤوها بصوت مسموع.',
  options: 'الخيارات',
  optionsSay: 'فكرتان مختلفتان لكل قصة. بلا نقد بعد.',
  pause: 'استراحة',
  pauseSays: (minutes: number) => `نعود بعد ${counted(minutes, nouns.minute, 'after')}.`,
  virtuous: 'تحليل H9، الحلقة الحميدة',
  virtuousSays: 'أي نفع يمكن أن يقدمه كل خيار للحاجات التسع؟',
  virtuousTogether: 'الحلقة الحميدة، معًا',
  vicious: 'تحليل H9، الحلقة المفرغة',
  viciousSays: 'الآن يقود المتشكك: أي ضرر يمكن أن يسببه كل خيار؟',
  viciousTogether: 'الحلقة المفرغة، معًا',
  togetherSays: 'تناقشوا في الآراء المتعارضة، ثم اتفقوا على تقييمات المجموعة.',
  compare: 'المقارنة',
  compareSays: 'انظروا إلى خياراتكم جنبًا إلى جنب. ما الذي يفاجئكم؟',
  requirements: 'المتطلبات',
  requirementsSay: 'متطلب لكل خلية حمراء وبرتقالية، ثم متطلب لكل خلية خضراء.',
  close: 'الختام',
  closeSays: 'كل مجموعة: خط ذهبي واحد فاجأنا، ومتطلب واحد نحتفظ به.',
}
