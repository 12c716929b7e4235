import type { Dictionary } from "../ja";

export const tokens: Dictionary["tokens"] = {
  title: "Tokens de acceso",
  lead: "Con un token de acceso, tus programas y otros servicios pueden usar la API en tu nombre.",
  docs: "Cómo usar la API",
  empty: "Todavía no tienes tokens de acceso.",
  add: "Nuevo token",
  scope: {
    read: "Solo lectura",
    write: "Lectura y escritura",
  },
  created: "Creado el {{date}}",
  used: "Último uso: {{date}}",
  unused: "Sin usar",
  expires: "Caduca el {{date}}",
  endless: "No caduca",
  revoke: "Revocar",
  revokeNamed: "Revocar «{{name}}»",
  revokeTitle: "¿Revocar «{{name}}»?",
  revokeLead:
    "Los programas que usan este token perderán el acceso a la API de inmediato. Esta acción no se puede deshacer.",
  revokeFailed: "No se pudo revocar el token",
  cancel: "Cancelar",
  form: {
    title: "Nuevo token de acceso",
    name: "Nombre",
    nameHint: "Indica para qué sirve; así distinguirás tus tokens más adelante.",
    scope: "Permisos",
    scopeHint:
      "La lectura incluye tus prompts privados. Todo lo demás, desde generar hasta eliminar, requiere permiso de escritura.",
    expiry: "Caducidad",
    days: "{{days, number}} días",
    facts: "Incluir mis datos (con los permisos de arriba)",
    endless: "Sin caducidad",
    submit: "Crear token",
  },
  made: {
    title: "El token está listo",
    lead: "Solo se muestra esta vez. Cópialo ahora y guárdalo en un lugar seguro.",
    reload: "Si recargas esta página, el token no volverá a mostrarse y tampoco se creará otro.",
    label: "Tu nuevo token",
    copy: "Copiar token",
    copied: "Token copiado",
    copyFailed: "No se pudo copiar",
    copyFailedHint: "Selecciona el token y cópialo a mano.",
    back: "Volver a los ajustes del perfil",
  },
};
