import type { participantsMessages as english } from '../../messages/participants.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** Who joined a workshop, for its host. */
export const participantsMessages: Words<typeof english> = {
  help: 'Todas las personas que se unieron a este taller. Puedes quitar a una persona, o solo su nombre o su correo; su trabajo se queda.',
  none: 'Aún no se ha unido nadie',
  noneHint: 'Las personas aparecen aquí en cuanto entran con el ID de sesión.',
  forgotten: (name: string) => `Correo quitado. Ahora se lee «${name}».`,
  forgetWarning: (email: string) =>
    `${email} se reemplaza por un número en todo este taller, también en su historial. La persona se queda en el taller. Esto no se puede deshacer.`,
  joined: 'Se unió',
  lastActivity: 'Última actividad',
  solutions: 'Soluciones',
  actions: 'Acciones',
  participants: headingsMessages.participants,
  removeEmail: 'Quitar correo',
  clearName: 'Quitar nombre',
  letGo: 'Quitar del taller',
  letIn: 'Dejar entrar de nuevo',
  letGoMark: 'fuera de este taller',
  nameAndKnownAs: (name: string | undefined, knownAs: string | undefined) =>
    [name, knownAs !== name && knownAs]
      .filter(Boolean)
      .map((part) => isolated(String(part)))
      .join(', se muestra como '),
  nameCleared: 'Nombre quitado.',
  wasLetGo: (email: string) => `${email} ya no está en este taller.`,
  wasLetIn: (email: string) => `${email} puede volver a entrar.`,
  letGoWarning: (email: string) =>
    `${email} sale de este taller de inmediato y no podrá entrar con este correo hasta que le dejes entrar de nuevo. Lo que hizo se queda. Quien conozca el ID de sesión aún puede unirse con otro correo; para evitarlo, reemplaza el ID de sesión.`,
  email: 'Correo',
  backToWorkshop: 'Volver al taller',
}
