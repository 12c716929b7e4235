import type { Dictionary } from "../ja";

export const mcp: Dictionary["mcp"] = {
  title: "Tus prompts en la IA que ya usas (MCP)",
  lead: "Busca, escribe, guarda y usa los prompts de Ciudad de Prompts directamente en tus conversaciones con Claude, ChatGPT, VS Code, Cursor y otras aplicaciones.",
  address: {
    title: "La dirección",
    text: "Añade esta dirección a cualquier aplicación compatible con MCP (Model Context Protocol). La primera vez, inicia sesión y autoriza el acceso. Eso es todo.",
    label: "Dirección del servidor MCP",
    visitor:
      "Sin «?sign-in» al final, la dirección funciona sin iniciar sesión, para lo público: buscar en la ciudad y escribir prompts.",
    copy: "Copiar",
    copied: "Copiado",
    copyFailed: "No se pudo copiar",
    copyFailedHint: "Selecciona el texto y cópialo a mano.",
  },
  setUp: "Cómo conectarse",
  apps: {
    claude: {
      steps: [
        "Abre «Conectores» en los ajustes y elige «Añadir conector personalizado».",
        "Escribe «Prompt Town» como nombre y la dirección de arriba como URL, y añádelo.",
        "Elige «Conectar», inicia sesión en la página que se abre y autoriza el acceso.",
      ],
      open: "Abrir los conectores de Claude",
      code: "En Claude Code es una sola línea:",
    },
    chatgpt: {
      steps: [
        "En los ajustes, abre «Aplicaciones y conectores», después «Configuración avanzada», y activa el modo de desarrollador.",
        "Elige «Crear»: nombre «Prompt Town», la dirección de arriba como URL del servidor MCP, autenticación «OAuth».",
        "Inicia sesión en la página que se abre y autoriza el acceso.",
      ],
      open: "Abrir los conectores de ChatGPT",
    },
    vscode: {
      steps: [
        "Pulsa el botón de abajo y elige «Install» en VS Code.",
        "La primera vez, inicia sesión en la página que se abre y autoriza el acceso.",
      ],
      open: "Añadir a VS Code",
      code: "Si el botón no funciona, escribe esto en .vscode/mcp.json:",
    },
    cursor: {
      steps: [
        "Pulsa el botón de abajo y elige «Install» en Cursor.",
        "En sus ajustes, en «MCP», elige «Connect»; inicia sesión en la página que se abre y autoriza el acceso.",
      ],
      open: "Añadir a Cursor",
      code: "Si el botón no funciona, escribe esto en .cursor/mcp.json:",
    },
  },
  others: {
    title: "Otras aplicaciones y tokens de acceso",
    text: "Las aplicaciones que no admiten servidores MCP remotos se conectan a través de mcp-remote:",
    token:
      "Tus propios programas también pueden enviar un token de acceso en el encabezado Authorization. Lo creas en tu perfil.",
    profile: "Abrir tu perfil",
    language:
      "Añade «&lang=es» al final de la dirección, o envía un encabezado Accept-Language, para elegir el idioma de los errores y demás frases.",
  },
  use: {
    title: "Qué puedes hacer",
    prompts:
      "Los prompts de tu biblioteca aparecen entre los prompts de la aplicación (a menudo con «/» o «+»). Cada {{…}} aparece como un campo que rellenar.",
    tools: "En una conversación, la aplicación usa estas herramientas cuando se lo pides:",
    searchTown: "busca en la ciudad",
    getPrompt: "lee un prompt",
    fillPrompt: "rellena los campos de un prompt",
    askQuestions: "pregunta lo que una línea deja abierto",
    generatePrompt: "escribe un prompt a partir de una línea",
    improvePrompt: "mejora un prompt (con sesión iniciada y permiso de escritura)",
    comparePrompt: "compara un prompt por sus respuestas (con sesión iniciada y permiso de escritura)",
    savePrompt: "guarda un prompt en tu biblioteca (con sesión iniciada y permiso de escritura)",
    listLibrary: "muestra tu biblioteca (con sesión iniciada)",
    limits: "Los límites son los del sitio y los de la API.",
  },
  safety: {
    title: "Por tu seguridad",
    items: [
      "Los prompts de otras personas se marcan como datos, no como instrucciones. Aun así, léelos antes de usarlos.",
      "Tu perfil muestra las aplicaciones conectadas; puedes desconectarlas cuando quieras.",
      "Las aplicaciones nunca conocen tu contraseña ni tu correo, y no pueden publicar, cambiar ni borrar prompts.",
    ],
  },
};
