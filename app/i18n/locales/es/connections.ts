import type { Dictionary } from "../ja";

export const connections: Dictionary["connections"] = {
  title: "Aplicaciones conectadas",
  lead: "Aplicaciones de IA que usan tus prompts en tu nombre porque se lo permitiste. No pueden cambiar tu cuenta, y siguen conectadas cuando cierras sesión.",
  docs: "Cómo conectar una aplicación de IA",
  empty: "No hay ninguna aplicación conectada.",
  scope: {
    read: "Solo lectura",
    write: "Lectura y escritura",
  },
  created: "Conectada el {{date}}",
  used: "Último uso: {{date}}",
  unused: "Sin usar",
  expires: "Caduca el {{date}}",
  end: "Desconectar",
  endNamed: "Desconectar «{{name}}»",
  endTitle: "¿Desconectar «{{name}}»?",
  endLead: "La aplicación pierde el acceso de inmediato. Para volver a usarla, conéctala otra vez.",
  endFailed: "No se pudo desconectar la aplicación",
  consent: {
    title: "¿Conectar «{{name}}» a tu cuenta?",
    account: "Tu cuenta",
    sentTo: "El acceso se envía a",
    unverified:
      "La aplicación eligió su nombre y no lo hemos comprobado. Autoriza el acceso solo si acabas de iniciar la conexión desde esa aplicación.",
    local:
      "El acceso se envía a un programa de este dispositivo. Autoriza el acceso solo si acabas de iniciar la conexión desde un programa de confianza.",
    may: "Qué puede hacer la aplicación",
    read: "Solo lectura",
    write: "Lectura y escritura",
    mcp: {
      readText: "Ver tu biblioteca, también los prompts privados, y usar tus prompts en sus conversaciones.",
      writeText:
        "Además, guardar prompts nuevos en tu biblioteca, y escribir y mejorar prompts con tu cupo diario. No puede cambiar ni borrar lo que ya tienes.",
      never:
        "Elijas lo que elijas, nunca ve tu contraseña ni tu correo, no publica nada y no puede cambiar tu cuenta.",
    },
    api: {
      readText:
        "Ver tu perfil, tu biblioteca, también los prompts privados, tu estante y tus publicaciones, y usar tus prompts en las páginas donde la abras.",
      writeText:
        "Además, guardar prompts nuevos en tu biblioteca, escribir prompts con tu cupo diario y añadir un ejemplo a una publicación tuya cuando tú lo pulses. No puede cambiar ni borrar lo que ya tienes.",
      never:
        "Elijas lo que elijas, nunca ve tu contraseña ni tu correo, no publica ningún prompt y no puede cambiar tu cuenta.",
    },
    facts: "Dejar que vea mis datos",
    factsText: "Los textos que guardas porque los repites siempre. Si no lo marcas, la aplicación no los ve.",
    ends: "Sigue aunque cierres sesión. Termina a los 90 días, si cambias la contraseña o cuando desconectes la aplicación en",
    profile: "tu perfil",
    allow: "Permitir",
    deny: "No permitir",
  },
};
