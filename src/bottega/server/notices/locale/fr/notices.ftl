notice-turn = { $game } : c’est à vous de jouer
    .text = { $others ->
        [0] La partie attend votre coup.
       *[other] La partie avec { $people } attend votre coup.
    }
notice-started = { $game } : votre table est complète
    .text = { $others ->
        [0] La partie a commencé.
       *[other] La partie avec { $people } a commencé.
    }
notice-over = { $game } : la partie est terminée
    .text = { $others ->
        [0] Voyez comment elle s’est terminée.
       *[other] Voyez comment s’est terminée la partie avec { $people }.
    }
notice-closed = { $game } : la table a été fermée
    .text = { $others ->
        [0] La partie n’aura pas lieu.
       *[other] La partie avec { $people } n’aura pas lieu.
    }
notice-invited = { $game } : vous avez une invitation
    .text = { $people } vous garde une place.
notice-undo = { $game } : quelqu’un demande à reprendre un coup
    .text = À votre table avec { $people }. Êtes-vous d’accord ?
notice-casual = { $game } : quelqu’un demande que la partie ne compte pas
    .text = À votre table avec { $people }. Êtes-vous d’accord ?
notice-test = Avis de Bottega
    .text = Ceci est un essai. Les avis vous parviennent ici.
notice-confirm = Confirmez votre adresse e-mail
    .text = Quelqu’un, sans doute vous, souhaite recevoir les avis de Bottega à cette adresse. Pour accepter, appuyez sur le bouton derrière ce lien :
    .refuse = Si ce n’était pas vous, ne faites rien, ou appuyez sur le bouton derrière ce lien, et Bottega ne vous écrira plus jamais :
digest-subject = { $count ->
        [one] Une nouvelle de vos tables
       *[other] { $count } nouvelles de vos tables
    }
mail-unsubscribe = Ne plus recevoir d’e-mails de Bottega :
list-and = { $first } et { $last }
